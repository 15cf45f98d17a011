import { type ComponentType, createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { violationsIn } from '../internal/conformance.tsx'
import { render } from '../internal/testing.ts'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import type { Guide } from './index.ts'

const guides = import.meta.glob<Guide>('../*/*.guide.tsx', { eager: true, import: 'guide' })

describe.each(Object.entries(guides))('%s', (_, { component, playground, dos, donts }) => {
  it('shows a playground without accessibility violations', async () => {
    const opened = playground.opens ? { open: true, onClose: () => undefined } : {}
    render(createElement(component as ComponentType<object>, { ...(playground.args as object), ...opened }))
    expect(await violationsIn(document.body)).toEqual([])
  })

  it.each(dos)('recommends what has no accessibility violations: $because', async ({ shown }) => {
    const { container } = render(shown)
    expect(await violationsIn(container)).toEqual([])
  })

  it.each(donts)('can show what it advises against: $because', ({ shown }) => {
    expect(render(shown).container.childNodes.length).toBeGreaterThan(0)
  })
})
