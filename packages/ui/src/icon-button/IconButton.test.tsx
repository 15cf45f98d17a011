import { describe, expect, it, vi } from 'vitest'
import { CopyIcon } from '../icon/icons.tsx'
import { describeConformance } from '../internal/conformance.tsx'
import { descriptionOf, fireEvent, render, screen } from '../internal/testing.ts'
import { IconButton } from './IconButton.tsx'

describeConformance('IconButton', (probe) => <IconButton {...probe} label="Copy" icon={<CopyIcon />} />)

describe('IconButton', () => {
  it("doesn't compile without a name", () => {
    // @ts-expect-error: an icon alone says nothing to those who listen
    render(<IconButton icon={<CopyIcon />} />)
  })

  it('explains why it is disabled', () => {
    const onClick = vi.fn()
    render(<IconButton label="Copy" icon={<CopyIcon />} onClick={onClick} disabledReason="It is hidden." />)
    const button = screen.getByRole('button', { name: 'Copy' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(descriptionOf(button)).toBe('It is hidden.')
  })
})
