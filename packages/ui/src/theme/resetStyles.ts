import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media } from './media.ts'

/** What components expect of the elements that they consist of; `scope` limits it to some elements. */
export function resetStyles(scope = ''): readonly (readonly [selector: string, rule: GlobalStyleRule])[] {
  const each = (elements: string) => `${elements.replaceAll(',', `${scope},`)}${scope}`
  return [
    [`${scope || '*'}, ${scope || '*'}::before, ${scope || '*'}::after`, { boxSizing: 'border-box' }],
    [
      each('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, legend, menu'),
      { margin: 0, padding: 0 },
    ],
    [each('fieldset'), { border: 0, minInlineSize: 0 }],
    [each('ul[role="list"], ol[role="list"]'), { listStyle: 'none' }],
    [each('button, input, select, textarea'), { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' }],
    [each('button'), { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' }],
    [each('img, svg'), { display: 'block', maxInlineSize: '100%' }],
    [each('table'), { borderCollapse: 'collapse', borderSpacing: 0 }],
    [each('a'), { color: 'inherit', textDecoration: 'none' }],
    [each('p, h1, h2, h3, h4, h5, h6, dd, li'), { overflowWrap: 'break-word' }],
    [each('[hidden]'), { display: 'none !important' }],
    [each('dialog'), { color: 'inherit', border: 0, padding: 0 }],
    [`${scope}:focus`, { outline: 'none' }],
    [
      `${scope}:focus-visible`,
      {
        outline: `2px solid ${vars.focus}`,
        outlineOffset: '2px',
        '@media': { [media.forcedColours]: { outlineColor: 'Highlight' } },
      },
    ],
    [`${scope}::placeholder`, { color: vars.text.faint, opacity: 1 }],
  ]
}

/** How text looks that nothing else styles. */
export const plainText = {
  color: vars.text.default,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight[14],
  fontWeight: vars.fontWeight.regular,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
} as const
