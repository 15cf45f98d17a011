import { create } from 'storybook/theming/create'
import dark from '../packages/ui/tokens/dark.tokens.json' with { type: 'json' }
import light from '../packages/ui/tokens/light.tokens.json' with { type: 'json' }

/** The product's mark, as in packages/console/public/mark.svg. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" style="flex: none"><rect width="24" height="24" rx="4" fill="#13161b"/><path d="M4.6 11.2h4.1l3 7H8.9Z" fill="#fff" opacity=".62"/><path d="M8.9 18.2h4.6L20 5.8h-2.7Z" fill="#fff"/></svg>`

/** Hexadecimal, because Storybook can't compute with oklch(). */
const hexOf = ({ $value }: { $value: { hex: string } }) => $value.hex

/** Of the page before a dark story has loaded. */
export const darkCanvas = hexOf(dark.surface.canvas)

/** Storybook in the product's name and colours. */
export function storybookTheme(base: 'light' | 'dark') {
  const { surface, line, text, accent, radius } = { light, dark }[base]
  return create({
    base,
    brandTitle: `<span style="display: flex; gap: 8px; align-items: center">${MARK}Driver Trust Console</span>`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: hexOf(accent.solid),
    // Also writes the toolbar's texts. Storybook darkens it in dark and puts white on it.
    colorSecondary: hexOf(base === 'dark' ? text.faint : accent.solid),
    appBg: hexOf(surface.canvas),
    appContentBg: hexOf(surface.card),
    appPreviewBg: hexOf(surface.card),
    appHoverBg: hexOf(surface.hover),
    appBorderColor: hexOf(line.hairline),
    appBorderRadius: radius.card.$value.value,
    barBg: hexOf(surface.card),
    barTextColor: hexOf(text.muted),
    barHoverColor: hexOf(accent.text),
    barSelectedColor: hexOf(accent.text),
    textColor: hexOf(text.default),
    textMutedColor: hexOf(text.muted),
    textInverseColor: hexOf(surface.card),
    inputBg: hexOf(surface.raised),
    inputBorder: hexOf(line.control),
    inputTextColor: hexOf(text.default),
    inputBorderRadius: radius.control.$value.value,
    buttonBg: hexOf(surface.raised),
    buttonBorder: hexOf(line.hairline),
    booleanBg: hexOf(surface.hover),
    booleanSelectedBg: hexOf(surface.raised),
    fontBase: '"IBM Plex Sans Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, monospace',
  })
}
