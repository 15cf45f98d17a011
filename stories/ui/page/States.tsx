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

interface StatesProps {
  guide: Page['guide']
  table: PropTable | undefined
}

/** Each look of a primitive in each state that it can be operated into; nothing for what isn't one control. */
export function States({ guide: { component, playground }, table }: StatesProps) {
  useLayoutEffect(forceStates, []) // before anything is drawn, or a transition would lead to it
  if (!table || !OPERATED.includes(table.element ?? '') || playground.opens) return null
  const look = table.props.find(({ name, options }) => ['variant', 'tone'].includes(name) && options)
  const canBeDisabled = table.element !== 'a'
  const columns = [...Object.keys(STATES), ...(canBeDisabled ? ['Disabled'] : [])]
  return (
    <Section title="States">
      <table style={{ borderCollapse: 'separate', borderSpacing: 16, textAlign: 'start' }}>
        <thead>
          <tr>
            <th />
            {columns.map((state) => (
              <th key={state} scope="col" style={{ textAlign: 'inherit' }}>
                <Text size="12" tone="muted">
                  {state}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(look?.options ?? ['']).map((option) => (
            <tr key={option}>
              <th scope="row" style={{ textAlign: 'inherit' }}>
                <Text size="12" tone="muted">
                  {option}
                </Text>
              </th>
              {columns.map((state) => (
                <td key={state} data-state={state}>
                  {createElement(component as ComponentType<object>, {
                    ...(playground.args as object),
                    ...(look && { [look.name]: option }),
                    ...(state === 'Disabled' && { disabled: true }),
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
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
