import { Text } from '@driver-trust/ui/text'
import { type ComponentType, createElement, useLayoutEffect } from 'react'
import type { PropTable } from '../../../tooling/packages/propTables.ts'
import type { Page } from './Page.ts'
import { Section } from './Words.tsx'

/** What the pointer and the keyboard do, with the pseudo-classes that stand for it. */
const STATES: Readonly<Record<string, RegExp | undefined>> = {
  Rest: undefined,
  Hover: /:hover/g,
  Focus: /:focus(?:-visible|-within)?(?![-\w])/g,
  Pressed: /:active|:hover/g,
}

const OPERATED = ['a', 'button', 'input', 'textarea']
/** The props that choose a look. */
const LOOKS = ['variant', 'tone', 'verdict']

interface StatesProps {
  guide: Page['guide']
  table: PropTable | undefined
}

/** Each look of a primitive, and of what can be operated in each of its states; nothing for what has only one. */
export function States({ guide: { component, playground, keys }, table }: StatesProps) {
  useLayoutEffect(forceStates, []) // before anything is drawn, or a transition would lead to it
  if (!table || playground.opens || playground.isPage) return null
  const isControl = OPERATED.includes(table.element ?? '')
  const isOperated = isControl || typeof keys !== 'string'
  const look = table.props.find(({ name, options }) => LOOKS.includes(name) && options)
  if (!isOperated && !look) return null
  const canBeDisabled = table.element === 'a' ? false : isControl || table.props.some(({ name }) => name === 'disabled')
  const states = [...(isOperated ? Object.keys(STATES) : ['Rest']), ...(canBeDisabled ? ['Disabled'] : [])]
  const looks = look?.options ?? ['']
  const isWide = !look && !isControl // each state has a row of its own
  const cellOf = (state: string, option: string | number) => (
    <td key={state} data-state={state}>
      {createElement(component as ComponentType<object>, {
        ...(playground.args as object),
        ...(look && { [look.name]: option }),
        ...(state === 'Disabled' && { disabled: true }),
      })}
    </td>
  )
  return (
    <Section title={isOperated ? 'States' : 'Looks'}>
      <table style={{ ...GRID, ...(isWide && { inlineSize: '100%', tableLayout: 'fixed' }) }}>
        {!isWide && (
          <thead>
            <tr>
              <th />
              {states.map((state) => (
                <Name key={state} scope="col">
                  {state}
                </Name>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {isWide
            ? states.map((state) => (
                <tr key={state}>
                  <Name scope="row">{state}</Name>
                  {cellOf(state, '')}
                </tr>
              ))
            : looks.map((option) => (
                <tr key={option}>
                  <Name scope="row">{option}</Name>
                  {states.map((state) => cellOf(state, option))}
                </tr>
              ))}
        </tbody>
      </table>
    </Section>
  )
}

const GRID = { borderCollapse: 'separate', borderSpacing: 16, textAlign: 'start' } as const

function Name({ scope, children }: { scope: 'row' | 'col'; children: string | number }) {
  return (
    <th scope={scope} style={{ inlineSize: 96, textAlign: 'inherit', verticalAlign: 'baseline' }}>
      <Text size="12" tone="muted">
        {children}
      </Text>
    </th>
  )
}

/** Applies what the styles say about a pseudo-class to everything in a cell of its state. */
function forceStates() {
  const sheet = new CSSStyleSheet()
  const forced = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return variantsOf(rule)
      if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) return forced(rule.cssRules)
      if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name} {${forced(rule.cssRules).join('\n')}}`
      return []
    })
  sheet.replaceSync([...document.styleSheets].flatMap(({ cssRules }) => forced(cssRules)).join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

function variantsOf({ selectorText, style }: CSSStyleRule): string[] {
  return Object.entries(STATES).flatMap(([state, pseudo]) => {
    const selector =
      pseudo && selectorText.replaceAll(pseudo, (found) => `:where([data-state="${state}"] ${whatCanBe(found)})`)
    return selector === undefined || selector === selectorText ? [] : [`${selector} { ${style.cssText} }`]
  })
}

/** The focus is on the control, and not on what is inside it. */
function whatCanBe(pseudo: string): string {
  return [':focus', ':focus-visible'].includes(pseudo) ? `:is(${OPERATED.join()})` : '*'
}
