import { addons, types } from 'storybook/manager-api'
import { Everyone, SideBySide, Stress } from './SideBySide.ts'
import { storybookTheme } from './theme.ts'
import { zoomFrame } from './zoomFrame.ts'

addons.setConfig({
  theme: storybookTheme(),
  sidebar: { showRoots: true },
})

addons.register('review', (api) => {
  zoomFrame(api)
  const tabs = { 'Side by side': SideBySide, Everyone, Stress }
  for (const [title, render] of Object.entries(tabs))
    addons.add(`review/${title.toLowerCase().replaceAll(' ', '-')}`, { type: types.TAB, title, render })
})
