import { addons, types } from 'storybook/manager-api'
import { fitFrame } from './fitFrame.ts'
import { Everyone, SideBySide, Stress } from './SideBySide.ts'
import type { StoryParameters } from './StoryParameters.ts'
import { storybookTheme } from './theme.ts'

addons.setConfig({
  theme: storybookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { showRoots: true },
  toolbar: { zoom: { hidden: true }, isolationMode: { hidden: true } }, // frames fit by themselves
  layout: { showPanel: false },
})

addons.register('review', (api) => {
  fitFrame(api)
  let isRouted = true
  api.on('storyPrepared', ({ parameters }: { parameters: StoryParameters }) => {
    if (isRouted === (parameters.route !== undefined)) return // the reviewer's choice stays
    isRouted = !isRouted
    api.togglePanel(!isRouted)
  })
  const tabs = { 'Side by side': SideBySide, Everyone, Stress }
  for (const [title, render] of Object.entries(tabs))
    addons.add(`review/${title.toLowerCase().replaceAll(' ', '-')}`, { type: types.TAB, title, render })
})
