import { describe, expect, it } from 'vitest'
import { conforms } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { ShareBar } from './ShareBar.tsx'

const parts = [
  { label: 'Active', count: 391, tone: 'success' as const },
  { label: 'Red', count: 0, tone: 'error' as const },
]

conforms('ShareBar', (probe) => <ShareBar {...probe} label="Drivers by status" parts={parts} />)

describe('ShareBar', () => {
  it('says in words what it draws, including zeros', () => {
    render(<ShareBar label="Drivers by status" parts={parts} />)
    expect(screen.getByRole('figure', { name: 'Drivers by status' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Active 391', 'Red 0'])
  })
})
