import type { API } from 'storybook/manager-api'
import { type Globals, scaleToFit, sizeOf } from './comparisons.ts'

/** The box of a story's frame, which Storybook makes as wide as the viewport; that of a page has no controls before it. */
const BOX = '* + [data-scale]'

/** Storybook's fields and handles for other sizes go: the toolbar offers the widths that matter. */
const STYLE = `
#storybook-preview-wrapper { container-type: inline-size; }
#storybook-preview-wrapper:has(${BOX}) { overflow: hidden; }
:has(+ [data-scale]), ${BOX} > [data-side] { display: none; }
#storybook-preview-wrapper ${BOX} {
  position: absolute;
  inset: 0 auto auto 0;
  border: 0;
  outline: 1px solid #8884;
  block-size: calc(100% / var(--story-scale)) !important;
  scale: var(--story-scale);
  transform-origin: 0 0;
}`

/** Shows a viewport's whole width, however little room there is, and what is zoomed as large as users see it. */
export function fitFrame(api: API): void {
  const style = document.createElement('style')
  document.head.append(style)
  const fit = ({ globals }: { globals: Globals }) => {
    style.textContent = `${STYLE} ${BOX} { --story-scale: ${scaleToFit('100cqi', sizeOf(globals))}; }`
  }
  api.on('setGlobals', fit)
  api.on('globalsUpdated', fit)
}
