import { describe, expect, it, vi } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const options = [
  { value: 'active', label: 'Active', count: 412 },
  { value: 'banned', label: 'Banned' },
]

describeConformance('SegmentedControl', (probe) => (
  <SegmentedControl {...probe} label="Show" options={options} value="active" onChange={() => undefined} />
))

describe('SegmentedControl', () => {
  it('is a group of radios named by their text alone', () => {
    const onChange = vi.fn()
    render(<SegmentedControl label="Show" options={options} value="active" onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'Show' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Active', checked: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Banned' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('banned')
  })
})
