import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Combobox } from './Combobox.tsx'

const options = ['North', 'South', 'Southern Depot'].map((label) => ({ value: label.toLowerCase(), label }))

describeConformance('Combobox', (probe) => (
  <Combobox {...probe} aria-label="Parent" options={options} value={null} onChange={() => undefined} />
))

function Chosen({ onQuery }: { onQuery?: (query: string) => void }) {
  const [value, setValue] = useState<string | null>(null)
  return <Combobox aria-label="Parent" options={options} value={value} onChange={setValue} onQuery={onQuery} />
}

describe('Combobox', () => {
  it('filters as the user types and selects the first match', async () => {
    render(<Chosen />)
    const box = screen.getByRole('combobox', { name: 'Parent' })
    await userEvent.click(box)
    await userEvent.keyboard('depot')
    await expect.poll(() => screen.queryAllByRole('option').length).toBe(1)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => box).toHaveProperty('value', 'Southern Depot')
  })

  it('leaves filtering to a caller who passes onQuery', async () => {
    const onQuery = vi.fn()
    render(<Chosen onQuery={onQuery} />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Parent' }))
    await userEvent.keyboard('x')
    expect(onQuery).toHaveBeenLastCalledWith('x')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
  })
})
