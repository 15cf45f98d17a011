import { BrandProvider } from '@driver-trust/ui/brand'
import { brandCss } from '@driver-trust/ui/brand/css'
import type { Decorator } from '@storybook/react-vite'
import { shownTheme } from './shownTheme.ts'

/** Shows a story in the toolbar's theme, brand and direction. */
export const withTheme: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  const { theme, brand } = shownTheme(globals.theme)
  root.dir = String(globals.direction)
  root.dataset.theme = theme
  return (
    <BrandProvider brand={brand}>
      {brand && <style>{brandCss(brand)}</style>}
      <Story />
    </BrandProvider>
  )
}
