import { describe, expect, it } from 'vitest'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import { Input } from '../input/Input.tsx'
import { describeConformance } from '../internal/conformance.tsx'
import { descriptionOf, render, screen } from '../internal/testing.ts'
import { Field } from './Field.tsx'

describeConformance('Field', (probe) => (
  <Field {...probe} label="E-mail" hint="We never share it.">
    {(control) => <Input {...control} />}
  </Field>
))

describe('Field', () => {
  it('names its control and describes it by the hint', () => {
    render(
      <Field label="E-mail" hint="We never share it.">
        {(control) => <Input {...control} />}
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'E-mail' })
    expect(descriptionOf(input)).toBe('We never share it.')
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('replaces the hint with the error, and nothing moves', () => {
    const field = (error?: string) => (
      <Field label="E-mail" hint="We never share it." error={error}>
        {(control) => <Input {...control} />}
      </Field>
    )
    const { container, rerender } = render(field())
    const height = container.getBoundingClientRect().height
    rerender(field('Field is mandatory.'))
    const input = screen.getByRole('textbox', { name: 'E-mail' })
    expect(descriptionOf(input)).toBe('Field is mandatory.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(container.getBoundingClientRect().height).toBe(height)
  })

  it('reserves the line without hint and error', () => {
    const { container, rerender } = render(<Field label="E-mail">{(control) => <Input {...control} />}</Field>)
    const height = container.getBoundingClientRect().height
    rerender(
      <Field label="E-mail" error="Field is mandatory.">
        {(control) => <Input {...control} />}
      </Field>,
    )
    expect(container.getBoundingClientRect().height).toBe(height)
  })

  it('marks a required control without changing its name', () => {
    render(
      <Field label="E-mail" required>
        {(control) => <Input {...control} />}
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-required')).toBe('true')
    expect(screen.getByText('E-mail').textContent).toBe('E-mail')
  })
})
