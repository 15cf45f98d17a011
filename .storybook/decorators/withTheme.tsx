import type { Decorator } from '@storybook/react-vite'

/** Shows a story in the toolbar's theme and direction; "side by side" shows it twice. */
export const withTheme: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  root.dir = String(globals.direction)
  if (globals.theme !== 'side-by-side') {
    root.dataset.theme = String(globals.theme)
    return <Story />
  }
  root.dataset.theme = 'light'
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {['light', 'dark'].map((theme) => (
        <div key={theme} data-theme={theme}>
          <Story />
        </div>
      ))}
    </div>
  )
}
