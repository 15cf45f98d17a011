import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { conforms } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { SearchInput } from './SearchInput.tsx'

conforms('SearchInput', (probe) => <SearchInput {...probe} label="Filter" value="a" onChange={() => undefined} />, {
  noRef: true,
})

function Filter() {
  const [value, setValue] = useState('Horvat')
  return <SearchInput label="Filter" value={value} onChange={setValue} />
}

describe('SearchInput', () => {
  it('is emptied by its button, and the focus stays', () => {
    render(<Filter />)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveProperty('value', '')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is emptied by Escape', async () => {
    render(<Filter />)
    screen.getByRole('searchbox').focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  })
})
