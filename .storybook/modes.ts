import type { viewports } from './viewports.ts'

export interface Mode {
  /** Stories with this tag are shown in this mode; `test` is on every story. */
  tag: string
  globals: {
    theme: 'light' | 'dark'
    viewport?: { value: keyof typeof viewports; isRotated: false }
    direction?: 'rtl'
  }
  forcedColors?: 'active'
  /** Accessibility is checked here only: it doubles the time of a story. */
  axe?: true
}

/** The one table of ways in which stories are pictured: Vitest's projects and Chromatic's modes are made from it. */
export const modes: Record<string, Mode> = {
  'desktop-light': { tag: 'test', globals: { theme: 'light' }, axe: true },
  'desktop-dark': { tag: 'visual-dark', globals: { theme: 'dark' } },
  'mobile-light': {
    tag: 'visual-mobile',
    globals: { theme: 'light', viewport: { value: 'mobile', isRotated: false } },
  },
  rtl: { tag: 'visual-rtl', globals: { theme: 'light', direction: 'rtl' } },
  'forced-colours': { tag: 'visual-forced', globals: { theme: 'light' }, forcedColors: 'active' },
}
