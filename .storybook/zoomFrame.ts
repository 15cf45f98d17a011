import type { API } from 'storybook/manager-api'

/** Zooms a story as the browser does: half the width to lay out, twice the size. */
const STYLE = `
[data-story-zoom="200"] #storybook-preview-iframe {
  position: absolute !important;
  inset: 0 auto auto 0 !important;
  margin: 0 !important;
  inline-size: 50% !important;
  block-size: 50% !important;
  transform: scale(2);
  transform-origin: 0 0;
}`

/** Follows the toolbar's global "zoom"; a frame can't zoom itself without its media queries noticing. */
export function zoomFrame(api: API): void {
  const style = document.createElement('style')
  style.textContent = STYLE
  document.head.append(style)
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    document.documentElement.dataset.storyZoom = String(globals.zoom)
  }
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
}
