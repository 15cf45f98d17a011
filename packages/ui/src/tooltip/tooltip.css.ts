import { style } from '@vanilla-extract/css'
import { entrance } from '../internal/entrance.ts'
import { bubble } from '../internal/reason.css.ts'

export const sheet = style([bubble, entrance({ opacity: 0 }, 'fast')])
