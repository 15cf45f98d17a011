import { vars } from '@driver-trust/ui/theme'
import { styleVariants } from '@vanilla-extract/css'

/** A badge with its reason beside or below it. */
export const driverStatus = styleVariants({
  beside: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    maxInlineSize: '100%',
  },
  below: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: 2,
    maxInlineSize: '100%',
  },
})
