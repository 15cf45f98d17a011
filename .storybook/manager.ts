import { createElement as element } from 'react'
import { addons, types } from 'storybook/manager-api'
import { CompareButton, Compared } from './Compared.ts'
import { comparisons } from './comparisons.ts'
import { type Globals, scaleOf } from './StoryFrame.ts'
import type { StoryParameters } from './StoryParameters.ts'
import { storybookTheme } from './theme.ts'

addons.setConfig({
  theme: storybookTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { showRoots: true },
  toolbar: { zoom: { hidden: true }, isolationMode: { hidden: true } }, // frames fit by themselves
  layout: { showPanel: false },
})

/** Whether there is a console, so that who is signed in, to which data, over which network changes something. */
const hasServer = ({ storyId = '' }: { storyId?: string }) => !/^(components|foundations)-/.test(storyId)

addons.register('review', (api) => {
  let wasRouted: boolean | undefined // unknown at first: Storybook remembers the panel across reloads
  api.on('storyPrepared', ({ parameters }: { parameters: StoryParameters }) => {
    const isRouted = parameters.route !== undefined
    if (wasRouted !== isRouted) api.togglePanel(!isRouted) // otherwise the reviewer's choice stays
    wasRouted = isRouted
  })
  // For manager-head.html. Pages are as wide as the window.
  const scaleFrame = (globals: Globals, viewMode = api.getUrlState().viewMode) =>
    document.body.style.setProperty('--story-scale', viewMode === 'docs' ? '1' : scaleOf(globals))
  const follow = ({ globals }: { globals: Globals }) => {
    scaleFrame(globals)
    api.setOptions({ theme: storybookTheme(String(globals.theme).endsWith('dark') ? 'dark' : 'light') })
  }
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
  api.on('currentStoryWasSet', (shown) => {
    document.body.toggleAttribute('data-has-server', hasServer(shown))
    scaleFrame(api.getGlobals(), shown.viewMode)
  })
  for (const [name, sides] of Object.entries(comparisons)) {
    const isOfServer = Object.values(sides).some((changed) => 'persona' in changed)
    addons.add(`review/${name}`, {
      type: types.TOOL,
      title: name,
      match: (shown) => shown.viewMode === 'story' && (!isOfServer || hasServer(shown)), // a page has nothing to compare
      render: () => element(CompareButton, { name }),
    })
  }
  addons.add('review/compared', { type: types.PREVIEW, render: Compared })
})
