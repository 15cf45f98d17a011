import { style } from '@vanilla-extract/css'
import { anchored } from '../internal/reason.css.ts'

export const root = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%', inlineSize: 'fit-content' })

/** Addresses and identifiers run from the left also where the page does not. */
export const leftToRight = style({ direction: 'ltr' })

export const head = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre', minInlineSize: '2ch' })

export const tail = style({ flex: 'none', whiteSpace: 'pre' })

export const whole = style([anchored, { selectors: { '&&': { display: 'block' } } }])
