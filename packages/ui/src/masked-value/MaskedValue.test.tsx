import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { MaskedValue } from './MaskedValue.tsx'

describeConformance('MaskedValue', (probe) => <MaskedValue {...probe} />)

describe('MaskedValue', () => {
  it('is announced as "Hidden"', () => {
    render(<MaskedValue />)
    expect(screen.getByRole('img', { name: 'Hidden' })).toBeTruthy()
  })
})
