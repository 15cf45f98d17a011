import { describe, expect, it, vi } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { descriptionOf, fireEvent, render, screen } from '../internal/testing.ts'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'user', label: 'Viewer', hint: 'Changes nothing.' },
  { value: 'admin', label: 'Admin', disabledReason: 'Only the owner makes admins.' },
]

describeConformance('RadioGroup', (probe) => (
  <RadioGroup {...probe} label="Role" options={options} value="user" onChange={() => undefined} />
))

describe('RadioGroup', () => {
  it('is a group of radios under its question', () => {
    const onChange = vi.fn()
    render(<RadioGroup label="Role" options={options} value={null} onChange={onChange} error="Field is mandatory." />)
    const group = screen.getByRole('group', { name: 'Role' })
    expect(descriptionOf(group)).toBe('Field is mandatory.')
    fireEvent.click(screen.getByRole('radio', { name: 'Viewer' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('user')
  })

  it('says why a choice is disabled', () => {
    const onChange = vi.fn()
    render(<RadioGroup label="Role" options={options} value="user" onChange={onChange} />)
    const admin = screen.getByRole('radio', { name: 'Admin' })
    fireEvent.click(admin)
    expect(onChange).not.toHaveBeenCalled()
    expect(descriptionOf(admin)).toBe('Only the owner makes admins.')
  })
})
