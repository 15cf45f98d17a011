/** Another organisation's look for the design system: one object, in a file of its own. */
export interface Brand {
  name: string
  mark: MarkDrawing
  /**
   * The accent's hue in degrees of OKLCH: 25 red, 85 yellow, 155 green, 257 blue, 325 plum. Luminance stays the same
   * for all, so contrast does too; neutrals carry a trace of the hue. Without one the accent is our ink.
   */
  hue?: number
  /** Pixels. What has small corners is often inside a control or card: keep them in this order. */
  radius: { small: number; control: number; card: number }
}

/** Two paths on a ground of 24 × 24. */
export interface MarkDrawing {
  /** Radius of the ground's corners: 0 is a square, 12 a circle. */
  rounding: number
  near: string
  /** Behind the other, paler. */
  far: string
}
