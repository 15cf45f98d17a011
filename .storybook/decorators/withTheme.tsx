import type { Decorator } from '@storybook/react-vite'

/** Shows a story in the toolbar's theme and direction. */
export const withTheme: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  root.dir = String(globals.direction)
  root.dataset.theme = String(globals.theme)
  return <Story />
}
