import { vars } from '@driver-trust/ui/theme'
import { globalStyle, keyframes } from '@vanilla-extract/css'

const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/** What index.html says while its script is missing: never a blank page, and no flash of it on a usual load. */
globalStyle('#unstarted', { display: 'grid', placeContent: 'center', minBlockSize: '100vh', textAlign: 'center' })
globalStyle('#unstarted p', { animation: `${show} 1ms 3s both`, color: vars.text.default })
globalStyle('#unstarted p + p', { animationDelay: '10s', marginBlockStart: vars.space[4] })
globalStyle('#unstarted a', { color: 'LinkText' })
