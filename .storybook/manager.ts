import { createElement as element } from 'react'
import { addons, types } from 'storybook/manager-api'
import { CompareButton, Compared } from './Compared.ts'
import { comparisons } from './comparisons.ts'
import { fitFrame } from './fitFrame.ts'
import { ServerTools, showsServerTools } from './ServerTools.ts'
import type { Globals } from './StoryFrame.ts'
import type { StoryParameters } from './StoryParameters.ts'
import { storybookTheme } from './theme.ts'

addons.setConfig({
  theme: storybookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { showRoots: true },
  toolbar: { zoom: { hidden: true }, isolationMode: { hidden: true } }, // frames fit by themselves
  layout: { showPanel: false },
})

addons.register('review', (api) => {
  let wasRouted: boolean | undefined // unknown at first: Storybook remembers the panel across reloads
  api.on('storyPrepared', ({ parameters }: { parameters: StoryParameters }) => {
    const isRouted = parameters.route !== undefined
    if (wasRouted !== isRouted) api.togglePanel(!isRouted) // otherwise the reviewer's choice stays
    wasRouted = isRouted
  })
  const follow = ({ globals }: { globals: Globals }) => {
    fitFrame(globals)
    api.setOptions({ theme: storybookTheme(String(globals.theme).endsWith('dark') ? 'dark' : 'light') })
  }
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
  addons.add('review/server', { type: types.TOOL, title: 'Server', match: showsServerTools, render: ServerTools })
  for (const [name, sides] of Object.entries(comparisons)) {
    const isOfServer = Object.values(sides).some((changed) => 'persona' in changed)
    addons.add(`review/${name}`, {
      type: types.TOOL,
      title: name,
      match: (shown) => shown.viewMode === 'story' && (!isOfServer || showsServerTools(shown)), // a page has nothing to compare
      render: () => element(CompareButton, { name }),
    })
  }
  addons.add('review/compared', { type: types.PREVIEW, render: Compared })
})
