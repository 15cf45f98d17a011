import type { Brand } from '@driver-trust/ui/brand'

/** This application's own: everything else comes from the packages. */
export const brand: Brand = {
  name: 'Orchard',
  mark: { rounding: 0, near: 'M6 12h12v6H6Z', far: 'M6 6h6v6H6Z' },
  hue: 325,
  radius: { small: 1, control: 3, card: 5 },
}
