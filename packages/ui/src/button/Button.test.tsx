import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../internal/conformance.tsx'
import { descriptionOf, fireEvent, render, screen } from '../internal/testing.ts'
import { Button } from './Button.tsx'

describeConformance('Button', (probe) => <Button {...probe}>Save</Button>)

describe('Button', () => {
  it("doesn't submit a form by default", () => {
    render(<Button>Save</Button>)
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('type', 'button')
  })

  it('keeps name, width and focus while loading, and ignores clicks', async () => {
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>Save changes</Button>)
    const button = screen.getByRole('button', { name: 'Save changes' })
    const { width } = button.getBoundingClientRect()
    button.focus()
    rerender(
      <Button onClick={onClick} loading>
        Save changes
      </Button>,
    )
    expect(screen.getByRole('button', { name: 'Save changes', busy: true })).toBe(document.activeElement)
    expect(button.getBoundingClientRect().width).toBe(width)
    await userEvent.keyboard('{Enter}')
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
  })

  it("doesn't submit its form while loading", () => {
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Save
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('can be focused, explains itself and does nothing when it has a reason', async () => {
    const onClick = vi.fn()
    render(
      <Button onClick={onClick} disabledReason="Only admins can do this.">
        Ban driver
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Ban driver' })
    expect(getComputedStyle(screen.getByText('Only admins can do this.')).display).toBe('none')
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(descriptionOf(button)).toBe('Only admins can do this.')
    expect(getComputedStyle(screen.getByText('Only admins can do this.')).display).toBe('block')
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
  })

  it('keeps a given description besides its reason', () => {
    render(
      <>
        <p id="note">A note.</p>
        <Button aria-describedby="note" disabledReason="Not now.">
          Save
        </Button>
      </>,
    )
    expect(descriptionOf(screen.getByRole('button'))).toBe('A note. Not now.')
  })

  it('responds to Enter and Space', async () => {
    const onClick = vi.fn()
    render(<Button onClick={onClick}>Save</Button>)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onClick).toHaveBeenCalledTimes(2)
  })
})
