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

  it('scrolls what is chosen into view where it has too little room, also once counts need more', () => {
    const tight = { flexWrap: 'nowrap', overflowX: 'auto', inlineSize: 60, minInlineSize: 0 } as const
    document.head.insertAdjacentHTML('beforeend', '<style>fieldset label { flex: none }</style>')
    const many = ['Active', 'Invited', 'Banned', 'Deleted'].map((label) => ({ value: label, label }))
    const { rerender } = render(
      <SegmentedControl label="Show" style={tight} options={many} value="Banned" onChange={() => undefined} />,
    )
    const distance = () => {
      const bar = screen.getByRole('group', { name: 'Show' }).getBoundingClientRect()
      const chosen = screen.getByRole('radio', { name: 'Banned' }).closest('label')?.getBoundingClientRect()
      return Math.round((chosen?.right ?? 0) - bar.right)
    }
    expect(distance()).toBeLessThanOrEqual(0)
    const counted = many.map((each) => ({ ...each, count: 4120 }))
    rerender(
      <SegmentedControl label="Show" style={tight} options={counted} value="Banned" onChange={() => undefined} />,
    )
    expect(distance()).toBeLessThanOrEqual(0)
    document.head.lastElementChild?.remove()
  })
})
