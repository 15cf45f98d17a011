import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { SideNavigation } from './SideNavigation.tsx'

const items = [
  { href: '#organisations', label: 'Organisations', current: true },
  { href: '#settings', label: 'Settings' },
]

describeConformance('SideNavigation', (probe) => <SideNavigation {...probe} label="Main" items={items} />, {
  isUnstyled: true,
})

describe('SideNavigation', () => {
  it('marks the current place', () => {
    render(<SideNavigation label="Main" items={items} />)
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Organisations')
  })

  it("doesn't compile without a label", () => {
    // @ts-expect-error: a page has several navigations
    render(<SideNavigation items={items} />)
  })
})
