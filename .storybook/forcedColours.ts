import { media } from '@driver-trust/ui/theme'

/** What a browser forces on everything; rules of the product that ask for forced colours win over it. */
const FORCED = `
:root { color-scheme: light !important; }
:root[data-theme="dark"] { color-scheme: dark !important; }
*, *::before, *::after {
  color: CanvasText !important;
  border-color: CanvasText !important;
  outline-color: CanvasText !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
* { background-color: Canvas !important; }
svg, svg * { background-color: transparent !important; }
a, a * { color: LinkText !important; }
button, button * { color: ButtonText !important; background-color: ButtonFace !important; }
input, select, textarea { color: FieldText !important; background-color: Field !important; }
::placeholder { color: GrayText !important; }
`

/**
 * Shows the page nearly as forced colours would: only a browser can force them, so the screenshots of the mode
 * "forced colours" are the real thing. Returns what undoes it.
 */
export function forceColours(): () => void {
  const style = document.createElement('style')
  style.textContent = FORCED
  document.head.prepend(style)
  const applied = new Map<CSSMediaRule, string>()
  const apply = () => {
    for (const rule of [...document.styleSheets].flatMap(forcedRulesIn)) {
      applied.set(rule, rule.media.mediaText)
      rule.media.mediaText = 'all'
      prioritise(rule, 'important')
    }
  }
  apply()
  const observer = new MutationObserver(apply) // code that loads later brings its own styles
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
    style.remove()
    for (const [rule, condition] of applied) {
      rule.media.mediaText = condition
      prioritise(rule, '')
    }
  }
}

function forcedRulesIn(sheet: CSSStyleSheet): CSSMediaRule[] {
  return [...sheet.cssRules].filter(
    (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === media.forcedColours,
  )
}

function prioritise(rule: CSSMediaRule, priority: 'important' | '') {
  for (const each of rule.cssRules) {
    if (!(each instanceof CSSStyleRule)) continue
    for (const property of each.style) each.style.setProperty(property, each.style.getPropertyValue(property), priority)
  }
}
