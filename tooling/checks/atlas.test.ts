import type { Route } from '@driver-trust/console'
import { expect, it } from 'vitest'
import { atlasOf } from '../../stories/review/atlasOf.ts'
import type { Entry } from '../../stories/review/storyIndex.ts'

const routes: readonly Pick<Route, 'path' | 'area' | 'screen'>[] = [
  { path: '/', area: 'core' },
  { path: '/settings', area: 'core', screen: 'SettingsScreen' },
]
const story = (name: string, tags: readonly string[]): Entry => ({
  id: `screens-settings-1--${name.toLowerCase()}`,
  type: 'story',
  name,
  title: 'Screens/Settings',
  importPath: './stories/screens/SettingsScreen.stories.tsx',
  tags,
})

it('shows each route with its states, each with the screenshots that its tags ask for', () => {
  const entries = [
    story('Default', ['test', 'visual-dark']),
    story('Loading', ['test']),
    story('Leaving', ['test', 'no-visual']),
    { ...story('Other', ['test']), importPath: './stories/screens/UserScreen.stories.tsx' },
    { ...story('Docs', ['test']), type: 'docs' },
  ]
  expect(atlasOf(routes, entries)).toEqual([
    { path: '/', area: 'core', states: [] },
    {
      path: '/settings',
      area: 'core',
      states: [
        {
          id: 'screens-settings-1--default',
          name: 'Default',
          pictures: {
            'desktop-light': 'desktop-light/screens-settings-1-default.png',
            'desktop-dark': 'desktop-dark/screens-settings-1-default.png',
          },
        },
        {
          id: 'screens-settings-1--loading',
          name: 'Loading',
          pictures: { 'desktop-light': 'desktop-light/screens-settings-1-loading.png' },
        },
      ],
    },
  ])
})
