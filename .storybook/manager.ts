import { addons, types } from 'storybook/manager-api'
import { SideBySide } from './SideBySide.ts'
import { storybookTheme } from './theme.ts'
import { zoomFrame } from './zoomFrame.ts'

addons.setConfig({
  theme: storybookTheme(),
  sidebar: { showRoots: true },
})

addons.register('review', (api) => {
  zoomFrame(api)
  addons.add('review/side-by-side', {
    type: types.TAB,
    title: 'Side by side',
    render: SideBySide,
  })
})
