import type { viewports } from './viewports.ts'

export interface Mode {
  /** Stories with this tag run in this mode; every story has the tag `test`. */
  tag: string
  globals: {
    theme: 'light' | 'dark'
    viewport?: { value: keyof typeof viewports; isRotated: false }
    direction?: 'rtl'
  }
  forcedColors?: 'active'
  /** Only here is accessibility checked: it doubles the time of a story. */
  axe?: true
}

/**
 * The modes that stories are run and captured in: Vitest's projects and Chromatic's modes both come from this table.
 */
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
