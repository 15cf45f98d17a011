import '../theme/index.ts'
import '../theme/reset.css.ts'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Input } from './Input.tsx'

describeConformance('Input', (probe) => <Input {...probe} aria-label="E-mail" />)

describe('Input', () => {
  it('is invalid visually and for assistive technology', () => {
    render(<Input aria-label="E-mail" variant="error" />)
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  })

  it("doesn't compile without a name", () => {
    // @ts-expect-error: it needs an id for its label, aria-label or aria-labelledby
    render(<Input placeholder="E-mail" />)
  })

  it.each([
    ['sm', 32],
    ['md', 40],
    ['lg', 48],
    ['xl', 56],
  ] as const)('of size %s is %d px high', (size, height) => {
    render(<Input aria-label="E-mail" size={size} />)
    expect(screen.getByRole('textbox').getBoundingClientRect().height).toBe(height)
  })
})
