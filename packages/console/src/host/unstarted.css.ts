import { vars } from '@driver-trust/ui/theme'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

const layout = {
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '100vh',
  padding: vars.space[4],
  textAlign: 'center',
} as const

export const notice = style({ ...layout, color: vars.text.default })

/** index.html's message while the script is missing: shown instead of a blank page, without flashing up on a normal load. */
globalStyle('#unstarted', layout)
globalStyle('#unstarted p', { animation: `${show} 1ms 3s both`, color: vars.text.default })
globalStyle('#unstarted p + p', { animationDelay: '10s', marginBlockStart: vars.space[4] })
globalStyle('#unstarted a', { color: 'LinkText' })
