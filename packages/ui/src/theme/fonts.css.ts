import { globalFontFace } from '@vanilla-extract/css'

const LOCAL = "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica Neue'), local('Roboto')"

/** A local sans with the metrics of IBM Plex Sans, so that nothing moves when that arrives. */
globalFontFace('IBM Plex Sans Fallback', {
  src: LOCAL,
  sizeAdjust: '100.2%',
  ascentOverride: '102.3%',
  descentOverride: '27.45%',
  lineGapOverride: '0%',
})

/** The same for Barlow Semi Condensed, whose figures are a little wider beside its letters than those of a local sans. */
globalFontFace('Barlow Fallback', [
  { src: LOCAL, sizeAdjust: '80%', ascentOverride: '125%', descentOverride: '25%', lineGapOverride: '0%' },
  {
    src: LOCAL,
    sizeAdjust: '87%',
    ascentOverride: '115%',
    descentOverride: '23%',
    lineGapOverride: '0%',
    unicodeRange: 'U+30-39',
  },
])
