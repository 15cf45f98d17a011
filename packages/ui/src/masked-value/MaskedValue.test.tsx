import { describe, expect, it } from 'vitest'
import { conforms } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { MaskedValue } from './MaskedValue.tsx'

conforms('MaskedValue', (probe) => <MaskedValue {...probe} />)

describe('MaskedValue', () => {
  it('is announced as "Hidden"', () => {
    render(<MaskedValue />)
    expect(screen.getByRole('img', { name: 'Hidden' })).toBeTruthy()
  })
})
