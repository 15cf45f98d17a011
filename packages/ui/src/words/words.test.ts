import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  ['../*/*.tsx', '!../**/*.{guide,test}.tsx', '!../guide/*', '!../internal/{conformance,testing}*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

/** What is compared with `event.key`, or written for developers. */
const NO_WORDS = [
  'Escape',
  'Enter',
  'Tab',
  'Home',
  'End',
  'Backspace',
  'Delete',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
]
const ARIA = /^(?:aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder|label)$/

/** Literal texts that a reader would meet: between tags, in attributes that are read out, and words with a capital. */
function fixedWords(file: string, code: string): string[] {
  const found: string[] = []
  const take = (text: unknown) => {
    if (typeof text === 'string' && /\p{L}{2}/u.test(text)) found.push(text.trim())
  }
  const warnings = new Set<number>()
  new Visitor({
    JSXText: ({ value }) => take(value),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && ARIA.test(name.name) && value?.type === 'Literal') take(value.value)
    },
    Literal: ({ value }) => {
      if (typeof value === 'string' && /^\p{Lu}\p{Ll}+(?:[ …!]|$)/u.test(value) && !NO_WORDS.includes(value))
        take(value)
    },
    CallExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && ['warnOnce', 'distinct'].includes(callee.name))
        for (let at = start; at < end; at += 1) warnings.add(at)
    },
    TemplateElement: ({ start, value }) => {
      if (/^\p{Lu}\p{Ll}+ |\p{Ll} \p{Ll}{2}/u.test(value.raw) && !warnings.has(start)) take(value.raw)
    },
  }).visit(parseSync(file, code).program)
  return [...new Set(found)].filter((text) => !developersOnly.has(text))
}

/** Names of components in warnings to developers. */
const developersOnly = new Set(['Select', 'Combobox', 'Tabs', 'BoardTabs', 'RadioGroup', 'SegmentedControl'])

describe('the words of the design system', () => {
  it.each(Object.entries(sources))('%s has none of its own', (file, code) => {
    expect(fixedWords(file, code)).toEqual([])
  })

  it('are found where they are fixed', () => {
    const code = `const a = ({ b = 'Close' }) => <p aria-label="Next page">Page <b>{\`Type \${b} to confirm\`}</b></p>`
    expect(fixedWords('Some.tsx', code).sort()).toEqual(['Close', 'Next page', 'Page', 'Type', 'to confirm'])
  })
})
