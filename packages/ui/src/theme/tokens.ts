/** The five tones of a status; `neutral` says nothing, `greyWarning` asks for attention without alarm. */
export const tones = ['neutral', 'success', 'warning', 'greyWarning', 'error'] as const
export type Tone = (typeof tones)[number]

/** Pixels; the name is the multiple of 4. */
export const space = {
  '0': 0,
  '1': 4,
  '2': 8,
  '3': 12,
  '4': 16,
  '5': 20,
  '6': 24,
  '8': 32,
  '10': 40,
  '12': 48,
} as const
export type Space = keyof typeof space

/** Size and line height in pixels at the browser's default; the name is the size. */
export const fontSize = {
  '12': { size: 12, line: 16 },
  '13': { size: 13, line: 20 },
  '14': { size: 14, line: 20 },
  '15': { size: 15, line: 20 },
  '16': { size: 16, line: 24 },
  '20': { size: 20, line: 28 },
  '22': { size: 22, line: 28 },
  '24': { size: 24, line: 32 },
  '32': { size: 32, line: 36 },
  '43': { size: 43, line: 44 },
  '67': { size: 67, line: 68 },
} as const
export type FontSize = keyof typeof fontSize

export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const
export type FontWeight = keyof typeof fontWeight

/** Headings are slightly tightened, in em. */
export const tracking = { normal: 0, tight: -0.014 } as const

export const radius = { small: 2, control: 4, card: 4, full: 9999 } as const

/** Heights of fields and buttons, in pixels. */
export const controlHeight = { sm: 32, md: 40, lg: 48, xl: 56 } as const
export type ControlSize = keyof typeof controlHeight

/** Milliseconds. */
export const duration = { fast: 120, normal: 160, slow: 200 } as const

export const easing = { out: [0.2, 0, 0, 1], inOut: [0.4, 0, 0.2, 1] } as const

/** Stacking order by name: later covers earlier. */
export const layer = { sticky: 10, navigation: 20, overlay: 30, popup: 40, toast: 50, skipLink: 60 } as const

/**
 * Pixels: below `phone` rows become cards, below `compact` the navigation is a drawer, from `wide` a list has room for
 * what it lists beside it.
 */
export const breakpoint = { phone: 640, compact: 960, wide: 1600 } as const

/** Pixels beside a page's content, less on compact pages; what bleeds takes them back. */
export const gutter = { roomy: 24, compact: 16 } as const

/** Widths that several parts share, in pixels. */
export const width = { navigation: 232, form: 560, content: 1280, menu: 250, dialog: 480 } as const
