import { type Globals, scaleOf } from './StoryFrame.ts'

/** The box of the frame, which Storybook makes as wide as the viewport. */
const BOX = 'div:has(> div > #storybook-preview-iframe)'

/** Storybook's fields and handles for other sizes go: the toolbar offers the widths that matter. */
const STYLE = `
#storybook-preview-wrapper { overflow: hidden; container-type: size; }
:has(> div > div > #storybook-preview-iframe) > :not(:has(#storybook-preview-iframe)), ${BOX} > [data-side] { display: none; }
${BOX} {
  position: absolute;
  inset: 0 auto auto 0;
  border: 0;
  outline: 1px solid #8884;
  block-size: calc(100% / var(--story-scale)) !important;
  transform: scale(var(--story-scale));
  transform-origin: 0 0;
}`

/** Shows a viewport's whole width, however little room there is, and what is zoomed as large as users see it. */
export function fitFrame(globals: Globals): void {
  document.body.style.setProperty('--story-scale', scaleOf(globals))
}

const style = document.createElement('style')
style.textContent = STYLE
document.head.append(style)
