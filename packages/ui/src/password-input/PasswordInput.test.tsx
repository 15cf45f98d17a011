import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { PasswordInput } from './PasswordInput.tsx'

describeConformance('PasswordInput', (probe) => <PasswordInput {...probe} aria-label="Secret" />)

describe('PasswordInput', () => {
  it('shows and hides what was typed', () => {
    render(<PasswordInput aria-label="Secret" defaultValue="abc" />)
    const input = screen.getByLabelText('Secret')
    expect(input).toHaveProperty('type', 'password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveProperty('type', 'text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input).toHaveProperty('type', 'password')
  })

  it("doesn't compile without a name", () => {
    // @ts-expect-error: it needs an id for its label, aria-label or aria-labelledby
    render(<PasswordInput />)
  })
})
