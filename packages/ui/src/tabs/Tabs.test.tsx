import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance, violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { value: 'drivers', label: 'Drivers', count: 3 },
  { value: 'users', label: 'Users' },
]

describeConformance('Tabs', (probe) => (
  <Tabs {...probe} label="Lists" tabs={tabs} value="drivers" onChange={() => undefined}>
    The drivers
  </Tabs>
))

function Lists() {
  const [value, setValue] = useState('drivers')
  return (
    <Tabs label="Lists" tabs={tabs} value={value} onChange={setValue}>
      {`The ${value}`}
    </Tabs>
  )
}

describe('Tabs', () => {
  it('follows the text direction if it runs from the right', async () => {
    document.documentElement.dir = 'rtl'
    render(<Lists />)
    screen.getByRole('tab', { name: 'Drivers' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Users', selected: true })).toBe(document.activeElement)
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Drivers', selected: true })).toBe(document.activeElement)
    document.documentElement.dir = ''
  })

  it('shows the part of the selected tab, which arrow keys select', async () => {
    const { container } = render(<Lists />)
    expect(screen.getByRole('tablist', { name: 'Lists' })).toBeTruthy()
    expect(await violationsIn(container)).toEqual([])
    screen.getByRole('tab', { name: 'Drivers', selected: true }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Users', selected: true })).toBe(document.activeElement)
    expect(screen.getByRole('tabpanel', { name: 'Users' }).textContent).toBe('The users')
  })
})
