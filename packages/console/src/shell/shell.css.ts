import { below, between, media, oneLine, vars } from '@driver-trust/ui/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
})

/** The account's name is truncated rather than pushed out of the page. */
export const account = style({
  display: 'flex',
  minInlineSize: 0,
  '@media': { [media.roomy]: { maxInlineSize: '12.5rem' } },
})
globalStyle(`${account} > button, ${account} > button > span`, { minInlineSize: 0, maxInlineSize: '100%' })
globalStyle(`${account} > button > span > span`, {
  ...oneLine,
  '@media': { [`${media.roomy} and ${below(1020)}`]: { display: 'none' } },
})

/** Between phones and wide screens the page's head needs the room. */
const crowded = between(640, 1440)

/** Narrow screens rarely have a keyboard. */
export const keys = style({ '@media': { [media.compact]: { display: 'none' }, [crowded]: { display: 'none' } } })

/** Narrow phones need it for the account's name. */
export const word = style({})
globalStyle(`span:has(> ${word})`, { '@media': { [crowded]: { display: 'none' }, [below(400)]: { display: 'none' } } })

/** The distance of toasts from the top: they must not cover the bar, nor on compact pages the page's header, whose buttons are often clicked next. */
export const toastStart = createVar()
globalStyle(':root', {
  vars: { [toastStart]: '54px' },
  '@media': {
    [media.compact]: { vars: { [toastStart]: '98px' } },
    [`${media.roomy} and ${below(1200)}`]: { vars: { [toastStart]: '64px' } },
  },
})
