import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { SearchInput } from './SearchInput.tsx'

describeConformance(
  'SearchInput',
  (probe) => <SearchInput {...probe} label="Filter" value="a" onChange={() => undefined} />,
  {
    noRef: true,
  },
)

function Filter() {
  const [value, setValue] = useState('Horvat')
  return <SearchInput label="Filter" value={value} onChange={setValue} />
}

describe('SearchInput', () => {
  it('is cleared by its button, and keeps the focus', () => {
    render(<Filter />)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveProperty('value', '')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is cleared by Escape', async () => {
    render(<Filter />)
    screen.getByRole('searchbox').focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  })
})
