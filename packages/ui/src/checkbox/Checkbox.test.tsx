import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { descriptionOf, fireEvent, render, screen } from '../internal/testing.ts'
import { Checkbox, CheckboxBox } from './Checkbox.tsx'

describeConformance('Checkbox', (probe) => <Checkbox {...probe} label="Subcontractor" />, { rootIsWrapper: true })
describeConformance('CheckboxBox', (probe) => <CheckboxBox {...probe} aria-label="Select Ana" />)

describe('Checkbox', () => {
  it('is toggled by its label and described by its hint', () => {
    render(<Checkbox label="Subcontractor" hint="This can’t be changed later." />)
    const box = screen.getByRole('checkbox', { name: 'Subcontractor' })
    fireEvent.click(screen.getByText('Subcontractor'))
    expect(box).toHaveProperty('checked', true)
    expect(descriptionOf(box)).toBe('This can’t be changed later.')
  })

  it('can be indeterminate, and follows changes', () => {
    const { rerender } = render(<CheckboxBox aria-label="All" indeterminate />)
    expect(screen.getByRole('checkbox')).toHaveProperty('indeterminate', true)
    rerender(<CheckboxBox aria-label="All" />)
    expect(screen.getByRole('checkbox')).toHaveProperty('indeterminate', false)
  })

  it("doesn't compile without a name", () => {
    // @ts-expect-error: a bare box needs aria-label or a label by its id
    render(<CheckboxBox />)
  })
})
