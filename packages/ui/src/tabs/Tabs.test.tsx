import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { value: 'drivers', label: 'Drivers', count: 3 },
  { value: 'users', label: 'Users' },
]

function Lists() {
  const [value, setValue] = useState('drivers')
  return (
    <Tabs label="Lists" tabs={tabs} value={value} onChange={setValue}>
      {`The ${value}`}
    </Tabs>
  )
}

describe('Tabs', () => {
  it('shows the part of the chosen tab, which arrows choose', async () => {
    const { container } = render(<Lists />)
    expect(screen.getByRole('tablist', { name: 'Lists' })).toBeTruthy()
    expect(await violationsIn(container)).toEqual([])
    screen.getByRole('tab', { name: 'Drivers', selected: true }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Users', selected: true })).toBe(document.activeElement)
    expect(screen.getByRole('tabpanel', { name: 'Users' }).textContent).toBe('The users')
  })
})
