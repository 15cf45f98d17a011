import { create } from 'storybook/theming/create'

/** The product's mark, as in packages/console/public/mark.svg. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" style="flex: none"><rect width="24" height="24" rx="4" fill="#13161b"/><path d="M4.6 11.2h4.1l3 7H8.9Z" fill="#fff" opacity=".62"/><path d="M8.9 18.2h4.6L20 5.8h-2.7Z" fill="#fff"/></svg>`

/** The product's colours as hexadecimal numbers, because Storybook can't compute with oklch(). */
export const colours = {
  light: {
    canvas: '#f2f3f5',
    card: '#ffffff',
    raised: '#ffffff',
    hover: '#ebedef',
    hairline: '#dde0e4',
    control: '#757b82',
    text: '#13161b',
    muted: '#4e535a',
    solid: '#13161b',
    accent: '#13161b',
  },
  dark: {
    canvas: '#090c10',
    card: '#15191d',
    raised: '#25292f',
    hover: '#1d2126',
    hairline: '#2c3136',
    control: '#72787f',
    text: '#e9ebee',
    muted: '#a9aeb6',
    solid: '#bfc5cc',
    accent: '#e9ebee',
  },
} as const

/** Storybook in the product's name and colours. */
export function storybookTheme(base: keyof typeof colours) {
  const { canvas, card, raised, hover, hairline, control, text, muted, solid, accent } = colours[base]
  return create({
    base,
    brandTitle: `<span style="display: flex; gap: 8px; align-items: center">${MARK}Driver Trust Console</span>`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: solid,
    colorSecondary: solid, // also writes the toolbar's texts
    appBg: canvas,
    appContentBg: card,
    appPreviewBg: card,
    appHoverBg: hover,
    appBorderColor: hairline,
    appBorderRadius: 4,
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
    inputBorderRadius: 4,
    buttonBg: raised,
    buttonBorder: hairline,
    booleanBg: hover,
    booleanSelectedBg: raised,
    fontBase: '"IBM Plex Sans Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, monospace',
  })
}
