import { below, media, oneLine, typeScale, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const inBar = `not ${media.compact}`

/** In the shell's bar: one line if all of it fits. A long name keeps its line; on a phone the menu is beside it. */
export const header = style({
  '@media': { [inBar]: { flexDirection: 'row', alignItems: 'center', gap: vars.space[3] } },
})
globalStyle(`${header} > nav`, { '@media': { [inBar]: { flex: 'none', maxInlineSize: '25%' } } })
globalStyle(`${header} > nav > ol`, { '@media': { [inBar]: { flexWrap: 'nowrap' } } })
globalStyle(`${header} > div`, {
  alignItems: 'center',
  '@media': {
    [inBar]: { flex: 1, flexWrap: 'nowrap', alignItems: 'center', gap: vars.space[3], minInlineSize: 0 },
    [media.phone]: { flexWrap: 'nowrap', gap: vars.space[2] },
  },
})
globalStyle(`${header} > div > :first-child`, {
  '@media': { [inBar]: { flexBasis: 'auto' }, [media.phone]: { flexBasis: 0, flexWrap: 'nowrap' } },
})
globalStyle(`${header} > div > :first-child > *`, { '@media': { [inBar]: { flex: '0 1 auto' } } })
/** Beside the navigation, which shows the place, there is too little room: what belongs to the name is below it. */
const besideNavigation = `${media.roomy} and ${below(1200)}`
globalStyle(`${header} > div > :first-child`, {
  '@media': {
    [besideNavigation]: {
      flexFlow: 'column nowrap',
      alignItems: 'start',
      justifyContent: 'center',
      gap: 0,
      paddingBlock: '2px',
    },
  },
})
globalStyle(`${header} > div > :first-child > h1`, { '@media': { [besideNavigation]: { maxInlineSize: '100%' } } })
globalStyle(`${header} > div > :first-child fieldset`, { '@media': { [besideNavigation]: { flexWrap: 'nowrap' } } })
globalStyle(`${header} > nav, ${header} > div > :first-child > h1 + span`, {
  '@media': { [besideNavigation]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
// Compact, so that a phone shows the first driver without scrolling.
globalStyle(`${header} > div > :first-child > h1`, {
  '@media': {
    [media.phone]: {
      ...typeScale[20],
      ...oneLine,
      flex: '0 1 auto',
      minInlineSize: 0,
    },
  },
})
/** A phone has room for the whole name, or for the badge beside it. */
globalStyle(`${header} > div > :first-child > h1 + *`, {
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
globalStyle(`${header} > div > :last-child`, { '@media': { [inBar]: { flex: 'none', flexWrap: 'nowrap' } } })
