import type { viewports } from './viewports.ts'

export interface Mode {
  title: string
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
  /** Part of `npm test`; the others are left to `npm run test:all`. */
  isCommon?: true
}

/**
 * The modes that stories are run and captured in: Vitest's projects and Chromatic's modes both come from this table.
 */
export const modes: Record<string, Mode> = {
  'desktop-light': { title: 'Light', tag: 'test', globals: { theme: 'light' }, axe: true, isCommon: true },
  'desktop-dark': { title: 'Dark', tag: 'visual-dark', globals: { theme: 'dark' } },
  'mobile-light': {
    title: 'Phone',
    tag: 'visual-mobile',
    globals: { theme: 'light', viewport: { value: 'mobile', isRotated: false } },
    isCommon: true,
  },
  rtl: { title: 'Right to left', tag: 'visual-rtl', globals: { theme: 'light', direction: 'rtl' } },
  'forced-colours': {
    title: 'Forced colours',
    tag: 'visual-forced',
    globals: { theme: 'light' },
    forcedColors: 'active',
  },
}
