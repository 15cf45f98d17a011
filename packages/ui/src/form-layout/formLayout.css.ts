import { globalStyle, style } from '@vanilla-extract/css'
import { denseNote } from '../field/field.css.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: vars.width.form,
})

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], border: 0 })
export const sectionHead = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })
export const reason = style({ color: vars.text.muted })
export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

/** As far from what follows as a field, whose note always has its line. */
globalStyle(`${root} ${fields} > :is(form, :not(:has(.${denseNote})))`, {
  marginBlockEnd: `calc(${vars.space[1]} + ${vars.lineHeight[12]})`,
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))',
  gap: `${vars.space[3]} ${vars.space[4]}`,
})
