import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** One class per step of the space scale. */
export const gaps = styleVariants(vars.space, (gap) => ({ gap }))
