import { describe, expect, it, vi } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { CodeInput } from './CodeInput.tsx'

describeConformance('CodeInput', (probe) => (
  <CodeInput {...probe} aria-label="Code" value="12" onChange={() => undefined} />
))

describe('CodeInput', () => {
  it.each([
    ['12-34 56 789', false, '123456'],
    ['ab', false, ''],
    ['ab-12 cd', true, 'AB12CD'],
  ])('turns %s (letters: %s) into %s', (text, alphanumeric, code) => {
    const onChange = vi.fn()
    render(<CodeInput aria-label="Code" value="" onChange={onChange} alphanumeric={alphanumeric} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith(code)
  })

  it('reports when the last character is entered', () => {
    const onComplete = vi.fn()
    render(<CodeInput aria-label="Code" value="123" length={4} onChange={() => undefined} onComplete={onComplete} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '1234' } })
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234')
  })

  it("doesn't compile without a name", () => {
    // @ts-expect-error: it needs an id for its label, aria-label or aria-labelledby
    expect(<CodeInput value="" onChange={() => undefined} />).toBeTruthy()
  })
})
