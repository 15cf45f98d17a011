import { describe, expect, it, vi } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { Tag } from './Tag.tsx'

describeConformance('Tag', (probe) => (
  <Tag {...probe} kind="Status" onRemove={() => undefined}>
    Verified
  </Tag>
))

describe('Tag', () => {
  it('says what its button removes', () => {
    const onRemove = vi.fn()
    render(
      <Tag kind="Status" onRemove={onRemove}>
        Verified
      </Tag>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Remove Status Verified' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })

  it("has no button if it can't be removed", () => {
    render(<Tag>Verified</Tag>)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
