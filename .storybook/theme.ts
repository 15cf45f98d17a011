import { create } from 'storybook/theming/create'

/** The product's mark, as in packages/console/public/mark.svg. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" style="flex: none"><rect width="24" height="24" rx="6" fill="#1d3f82"/><path d="M4.6 11.2h4.1l3 7H8.9Z" fill="#fff" opacity=".62"/><path d="M8.9 18.2h4.6L20 5.8h-2.7Z" fill="#fff"/></svg>`

/** The product's colours as hexadecimal numbers, because Storybook can't compute with oklch(). */
export const colours = {
  light: {
    canvas: '#f8f8f9',
    card: '#ffffff',
    raised: '#ffffff',
    hover: '#f1f2f3',
    hairline: '#dde0e3',
    control: '#828a95',
    text: '#1b2027',
    muted: '#4e5660',
    solid: '#154687',
    accent: '#184b8f',
  },
  dark: {
    canvas: '#0a0e13',
    card: '#11151b',
    raised: '#1a1e25',
    hover: '#22272e',
    hairline: '#252b32',
    control: '#676f7c',
    text: '#e6e8ea',
    muted: '#acb2b9',
    solid: '#336bb8',
    accent: '#99c0f8',
  },
} as const

/** Storybook in the product's name and colours, in the theme of the reader's system. */
export function storybookTheme() {
  const base = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const { canvas, card, raised, hover, hairline, control, text, muted, solid, accent } = colours[base]
  return create({
    base,
    brandTitle: `<span style="display: flex; gap: 8px; align-items: center">${MARK}Driver Trust Console</span>`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: solid,
    colorSecondary: base === 'dark' ? '#5d8fd4' : solid, // also writes the toolbar's texts
    appBg: canvas,
    appContentBg: card,
    appPreviewBg: card,
    appHoverBg: hover,
    appBorderColor: hairline,
    appBorderRadius: 6,
    barBg: card,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    textColor: text,
    textMutedColor: muted,
    textInverseColor: card,
    inputBg: raised,
    inputBorder: control,
    inputTextColor: text,
    inputBorderRadius: 6,
    buttonBg: raised,
    buttonBorder: hairline,
    booleanBg: hover,
    booleanSelectedBg: raised,
    fontBase: '"Inter Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, monospace',
  })
}
