import '@fontsource-variable/inter/wght.css'
import './fonts.css.ts'
import './themes.css.ts'
import './global.css.ts'

export { vars } from './contract.css.ts'
export { contrast } from './contrast.ts'
export { media } from './media.ts'
export { colour as colourToCss } from './toCss.ts'
export {
  breakpoint,
  type Colour,
  type ControlSize,
  controlHeight,
  dark,
  duration,
  easing,
  type FontSize,
  type FontWeight,
  fontSize,
  fontWeight,
  layer,
  light,
  type Palette,
  radius,
  type Space,
  space,
  type Tone,
  tones,
  tracking,
  width,
} from './tokens.ts'
