import type { Brand } from '@driver-trust/ui/brand'
import { harbour } from '../stories/brands/harbour.ts'

/** Other brands, by their value in the toolbar: another file in stories/brands, another row here. */
export const brands: Readonly<Record<string, Brand>> = { harbour }

/** A value of the theme toolbar taken apart: `dark`, or `harbour-dark` for a brand's. */
export function shownTheme(value: unknown): { theme: string; brand: Brand | undefined } {
  const [name = '', theme = ''] = String(value).split(/-(?=light$|dark$)/)
  const brand = theme === '' ? undefined : brands[name]
  return brand ? { theme, brand } : { theme: String(value), brand: undefined }
}
