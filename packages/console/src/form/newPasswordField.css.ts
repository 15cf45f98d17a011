import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** As far from what follows as the fields are from each other: the rules belong to the field above. */
export const withRules = style({ paddingBlockEnd: vars.space[4] })
