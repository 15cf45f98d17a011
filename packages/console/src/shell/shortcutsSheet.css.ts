import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

/** The description, with the keys at the end of the line. */
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] })

export const keys = style({ display: 'flex', flexShrink: 0, gap: vars.space[1] })
