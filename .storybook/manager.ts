import { createElement as element } from 'react'
import { addons, types } from 'storybook/manager-api'
import { Compared } from './Compared.ts'
import { comparisons } from './comparisons.ts'
import { fitFrame } from './fitFrame.ts'
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
  api.on('currentStoryWasSet', ({ viewMode }: { viewMode: string }) => {
    const isStory = viewMode === 'story'
    api.setOptions({ layout: { showTabs: isStory } })
    if (!isStory && api.getQueryParam('tab')) api.applyQueryParams({ tab: undefined }) // a page has nothing to compare
  })
  for (const comparison of comparisons) {
    const { title } = comparison
    const render = () => element(Compared, { comparison })
    addons.add(`review/${title.toLowerCase().replaceAll(' ', '-')}`, { type: types.TAB, title, render })
  }
})
