import { globalFontFace } from '@vanilla-extract/css'

/** A local sans with Inter's metrics, so that nothing moves when Inter arrives. */
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica Neue'), local('Roboto')",
  sizeAdjust: '107.12%',
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
})
