import { globalStyle, style } from '@vanilla-extract/css'
import '../input/input.css.ts' // the card's rule for inputs comes after their own
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  minBlockSize: '100dvh',
  paddingBlock: `clamp(24px, 11vh, 112px) ${vars.space[6]}`,
  paddingInline: vars.space[4],
  gap: vars.space[8],
  background: vars.surface.card,
})

const beside = `screen and ${media.roomy}`

export const withBoard = style({
  '@media': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 58fr) minmax(0, 42fr)',
      alignItems: 'center',
      paddingBlock: vars.space[6],
      paddingInlineStart: 0,
    },
  },
})

/** The black half of a wide page. */
export const board = style({
  display: 'none',
  '@media': {
    [beside]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: vars.space[8],
      gridRow: '1 / -1',
      alignSelf: 'stretch',
      inlineSize: '100%',
      minBlockSize: '100dvh',
      marginBlock: `calc(-1 * ${vars.space[6]})`,
      padding: '40px 56px',
      background: vars.board.surface,
      color: vars.board.text,
      vars: { [vars.accent.solid]: vars.board.text, [vars.accent.on]: vars.board.surface }, // of the mark
    },
  },
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: '23.5rem',
})

export const wide = style({ maxInlineSize: '40rem' })

export const brand = style({ alignSelf: 'flex-start' })
export const brandBesideBoard = style({ '@media': { [beside]: { display: 'none' } } })

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] })

/** Fields are large here: the page has nothing else. */
globalStyle(`${card} :is(input:not([type="checkbox"], [type="radio"]), [role="combobox"])`, {
  minBlockSize: vars.controlHeight.lg,
  fontSize: vars.fontSize[16],
})
