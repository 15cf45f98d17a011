import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { MultiSelect } from './MultiSelect.tsx'

const options = ['Pending', 'Verified', 'Red'].map((label) => ({ value: label, label }))

describeConformance('MultiSelect', (probe) => (
  <MultiSelect
    {...probe}
    aria-label="Status"
    options={options}
    value={[]}
    onChange={() => undefined}
    placeholder="All"
  />
))

function Chosen() {
  const [value, setValue] = useState<string[]>([])
  return (
    <MultiSelect aria-label="Status" options={options} value={value} onChange={setValue} placeholder="All statuses" />
  )
}

describe('MultiSelect', () => {
  it('stays open while choosing, and lists the selection in the order of the options', async () => {
    render(<Chosen />)
    const select = screen.getByRole('combobox', { name: 'Status' })
    expect(select.textContent).toBe('All statuses')
    await userEvent.click(select)
    await userEvent.click(await screen.findByRole('option', { name: 'Red' }))
    await userEvent.click(screen.getByRole('option', { name: 'Pending' }))
    expect(select.textContent).toBe('Pending, Red')
    expect(screen.getByRole('option', { name: 'Red', selected: true })).toBeTruthy()
    await userEvent.keyboard('v ')
    expect(select.textContent).toBe('Pending, Verified, Red')
  })
})
