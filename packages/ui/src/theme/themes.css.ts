import { assignVars, globalStyle } from '@vanilla-extract/css'
import { measured, themed, vars } from './contract.css.ts'
import { media } from './media.ts'
import { px } from './toCss.ts'
import { gutter } from './tokens.ts'
import { measures, themes } from './values.ts'

const light = assignVars(themed, themes.light)
const dark = assignVars(themed, themes.dark)
const stillness = assignVars(vars.duration, { fast: '0ms', normal: '0ms', slow: '0ms' })

globalStyle(':root, :host', {
  colorScheme: 'light',
  vars: { ...assignVars(measured, measures), ...light },
  '@media': {
    [media.reducedMotion]: { vars: stillness },
    [media.compact]: { vars: { [vars.page.gutter]: px(gutter.compact) } },
  },
})
// No more specific than `:root`, so that an application overrides a token in both themes by one rule after ours.
globalStyle(':root:where(:not([data-theme])), :host(:where(:not([data-theme])))', {
  '@media': { [`screen and ${media.dark}`]: { colorScheme: 'dark', vars: dark } },
})
globalStyle('[data-theme="light"], :host([data-theme="light"])', { colorScheme: 'light', vars: light })
globalStyle('[data-theme="dark"], :host([data-theme="dark"])', {
  '@media': { screen: { colorScheme: 'dark', vars: dark } }, // paper is always white
})
