import { describe, expect, it, vi } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { CodeInput } from './CodeInput.tsx'

describeConformance('CodeInput', (probe) => (
  <CodeInput {...probe} aria-label="Code" value="12" onChange={() => undefined} />
))

describe('CodeInput', () => {
  it.each([
    ['12-34 56 789', '123456'],
    ['ab', ''],
  ])('turns %s into %s', (text, code) => {
    const onChange = vi.fn()
    render(<CodeInput aria-label="Code" value="" onChange={onChange} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith(code)
  })

  it('takes no more characters than its length', () => {
    const onChange = vi.fn()
    render(<CodeInput aria-label="Code" value="123" length={4} onChange={onChange} />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '12345' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1234')
  })

  it("doesn't compile without a name", () => {
    // @ts-expect-error: it needs an id for its label, aria-label or aria-labelledby
    expect(<CodeInput value="" onChange={() => undefined} />).toBeTruthy()
  })
})
