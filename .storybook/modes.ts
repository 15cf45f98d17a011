export interface Mode {
  /** Stories with this tag are shown in this mode; `test` is on every story. */
  tag: string
  globals: Record<string, unknown>
  forcedColors?: 'active'
}

/** The one table of ways in which stories are pictured: Vitest's projects are made from it. */
export const modes: Record<string, Mode> = {
  'desktop-light': { tag: 'test', globals: { theme: 'light' } },
  'desktop-dark': { tag: 'visual-dark', globals: { theme: 'dark' } },
  'mobile-light': {
    tag: 'visual-mobile',
    globals: { theme: 'light', viewport: { value: 'mobile', isRotated: false } },
  },
  rtl: { tag: 'visual-rtl', globals: { theme: 'light', direction: 'rtl' } },
  'forced-colours': { tag: 'visual-forced', globals: { theme: 'light' }, forcedColors: 'active' },
}
