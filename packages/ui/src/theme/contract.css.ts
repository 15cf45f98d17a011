import { createGlobalThemeContract } from '@vanilla-extract/css'

const sizes = {
  '12': null,
  '13': null,
  '14': null,
  '15': null,
  '16': null,
  '20': null,
  '22': null,
  '24': null,
  '32': null,
  '43': null,
  '67': null,
}
const tone = { soft: null, line: null, text: null, solid: null, onSolid: null }

/**
 * Everything a style can refer to, by meaning. Names stay readable (`--dt-text-muted`), so that inspecting a page
 * shows the token and not a hash.
 */
export const vars = createGlobalThemeContract(
  {
    surface: {
      canvas: null,
      card: null,
      raised: null,
      sunken: null,
      field: null,
      fill: null,
      fillHover: null,
      fillPressed: null,
      hover: null,
      pressed: null,
      selected: null,
      inverse: null,
      skeleton: null,
      scrim: null,
    },
    line: { hairline: null, control: null, controlHover: null },
    text: { default: null, muted: null, faint: null, link: null, inverse: null },
    accent: { solid: null, hover: null, pressed: null, on: null, soft: null, text: null },
    critical: { solid: null, hover: null, pressed: null, on: null },
    focus: null,
    board: { surface: null, text: null, muted: null, line: null, stop: null, soon: null },
    verdict: {
      stop: null,
      onStop: null,
      stopText: null,
      soon: null,
      onSoon: null,
      soonText: null,
      band: null,
      onBand: null,
      gateStop: null,
      onGateStop: null,
      gateCan: null,
      onGateCan: null,
      gateSoon: null,
      onGateSoon: null,
    },
    tone: { neutral: tone, success: tone, warning: tone, greyWarning: tone, error: tone },
    elevation: { card: null, floating: null, dialog: null },
    space: {
      '0': null,
      '1': null,
      '2': null,
      '3': null,
      '4': null,
      '5': null,
      '6': null,
      '8': null,
      '10': null,
      '12': null,
    },
    font: { family: null, figure: null, mono: null },
    fontSize: sizes,
    lineHeight: sizes,
    fontWeight: { regular: null, medium: null, semibold: null, bold: null },
    tracking: { normal: null, tight: null },
    radius: { small: null, control: null, card: null, full: null },
    controlHeight: { sm: null, md: null, lg: null, xl: null },
    duration: { fast: null, normal: null, slow: null },
    easing: { out: null, inOut: null },
    layer: { base: null, sticky: null, navigation: null, overlay: null, popup: null, toast: null, skipLink: null },
    page: { gutter: null },
    width: { navigation: null, form: null, content: null, menu: null, dialog: null, dialogWide: null },
  },
  (_value, path) => `dt-${path.map(kebab).join('-')}`,
)

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
