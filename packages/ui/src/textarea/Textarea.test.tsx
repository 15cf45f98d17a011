import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Textarea } from './Textarea.tsx'

describeConformance('Textarea', (probe) => <Textarea {...probe} aria-label="Rows" />)

describe('Textarea', () => {
  it('is invalid if it has an error', () => {
    render(<Textarea aria-label="Rows" variant="error" />)
    expect(screen.getByRole('textbox').ariaInvalid).toBe('true')
  })

  it("doesn't compile without a name", () => {
    // @ts-expect-error: it needs an id for its label, aria-label or aria-labelledby
    expect(<Textarea />).toBeTruthy()
  })
})
