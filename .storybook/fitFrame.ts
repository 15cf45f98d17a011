import type { API } from 'storybook/manager-api'
import { type Globals, sizeOf } from './comparisons.ts'

/** The box of the frame, which Storybook makes as wide as the viewport. */
const BOX = 'div:has(> div > #storybook-preview-iframe)'

/** Storybook's fields and handles for other sizes go: the toolbar offers the widths that matter. */
const STYLE = `
#storybook-preview-wrapper:has(${BOX}) { overflow: hidden; }
:has(> ${BOX}) > :not(:has(#storybook-preview-iframe)), ${BOX} > [data-side] { display: none; }
${BOX} {
  position: absolute;
  inset: 0 auto auto 0;
  border: 0;
  outline: 1px solid #8884;
  block-size: calc(100% / var(--story-scale, 1)) !important;
  transform: scale(var(--story-scale, 1));
  transform-origin: 0 0;
}`

/** Shows a viewport's whole width, however little room there is, and what is zoomed as large as users see it. */
export function fitFrame(api: API): void {
  const style = document.createElement('style')
  style.textContent = STYLE
  document.head.append(style)
  let zoom = 1
  const fit = () => {
    const frame = document.getElementById('storybook-preview-iframe')
    const room = document.getElementById('storybook-preview-wrapper')
    if (!frame?.offsetWidth || !room) return
    const scale = Math.min(zoom, room.clientWidth / frame.offsetWidth)
    document.documentElement.style.setProperty('--story-scale', String(scale))
  }
  const follow = ({ globals }: { globals: Globals }) => {
    ;({ zoom } = sizeOf(globals))
  }
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
  const observer = new ResizeObserver(fit)
  new MutationObserver(() => {
    for (const id of ['storybook-preview-iframe', 'storybook-preview-wrapper']) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
  }).observe(document.body, { subtree: true, childList: true })
}
