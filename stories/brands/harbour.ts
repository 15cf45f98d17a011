import type { Brand } from '@driver-trust/ui/brand'

/** An invented brand, to show what another organisation changes: this file, and nothing else. */
export const harbour: Brand = {
  name: 'Harbour Fleet',
  // A sail over a wave.
  mark: { rounding: 12, near: 'M12.8 4.6v9.2h6Z M5.4 15.6h13.2l-1.7 3.2H7.1Z', far: 'M11.2 7.2v6.6H6.6Z' },
  hue: 195,
  radius: { small: 5, control: 10, card: 18 },
}
