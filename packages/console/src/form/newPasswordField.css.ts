import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** The same distance to the next field as between all fields, as the rules belong to the field above. */
export const withRules = style({ paddingBlockEnd: vars.space[4] })
