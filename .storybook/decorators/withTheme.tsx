import { BrandProvider } from '@driver-trust/ui/brand'
import { brandCss } from '@driver-trust/ui/brand/css'
import type { Decorator } from '@storybook/react-vite'
import { shownTheme } from '../shownTheme.ts'

/** Shows a story in the toolbar's theme, brand and direction; "side by side" shows it twice. */
export const withTheme: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  const { theme, brand } = shownTheme(globals.theme)
  root.dir = String(globals.direction)
  if (theme !== 'side-by-side') {
    root.dataset.theme = theme
    return (
      <BrandProvider brand={brand}>
        {brand && <style>{brandCss(brand)}</style>}
        <Story />
      </BrandProvider>
    )
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
