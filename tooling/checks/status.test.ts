import { expect, it } from 'vitest'
import { statusOf } from '../../stories/review/statusOf.ts'
import type { Entry } from '../../stories/review/storyIndex.ts'

const story = (name: string, tags: readonly string[], file = 'SettingsScreen'): Entry => ({
  id: `screens-settings--${name.toLowerCase()}`,
  type: 'story',
  name,
  title: 'Screens/Settings',
  importPath: `./stories/screens/${file}.stories.tsx`,
  tags,
})

const entries = [
  story('Default', ['test', 'visual-dark']),
  story('Loading', ['test']),
  story('Leaving', ['test', 'no-visual', 'behaviour']),
  { ...story('Docs', ['test']), type: 'docs' },
]

it('counts states, screenshots in each mode and what axe checks', () => {
  expect(statusOf('SettingsScreen', entries, undefined)).toEqual({
    name: 'SettingsScreen',
    title: 'Settings',
    id: 'screens-settings--default',
    states: ['Default', 'Loading'],
    behaviours: 1,
    pictures: { 'desktop-light': 2, 'desktop-dark': 1, 'mobile-light': 0, rtl: 0, 'forced-colours': 0 },
    checked: 3,
    result: undefined,
  })
})

it('says what the last run said of its files', () => {
  const files = {
    'stories/screens/SettingsScreen.stories.tsx': { passed: 2, failed: 1 },
    'stories/other.tsx': { passed: 9, failed: 9 },
  }
  expect(statusOf('SettingsScreen', entries, { at: '2026-03-12', files }).result).toEqual({ passed: 2, failed: 1 })
})
