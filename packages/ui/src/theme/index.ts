import '@fontsource-variable/ibm-plex-sans/index.css'
import '@fontsource/barlow-semi-condensed/500.css'
import '@fontsource/barlow-semi-condensed/600.css'
import '@fontsource/barlow-semi-condensed/700.css'
import './fonts.css.ts'
import './themes.css.ts'

export { vars } from './contract.css.ts'
export { contrast } from './contrast.ts'
export { coloursIn, contrastPairs } from './contrastPairs.ts'
export { media } from './media.ts'
export { type Colour, dark, light, type Palette } from './palettes.ts'
export { colour as colourToCss } from './toCss.ts'
export {
  breakpoint,
  type ControlSize,
  controlHeight,
  duration,
  easing,
  type FontSize,
  type FontWeight,
  fontSize,
  fontWeight,
  layer,
  radius,
  type Space,
  space,
  type Tone,
  tones,
  tracking,
  width,
} from './tokens.ts'
