import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violationsIn } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const question = { open: true, onClose: () => undefined, title: 'Delete North?', confirmLabel: 'Delete organisation' }

describe('ConfirmDialog', () => {
  it("doesn't focus anything dangerous", async () => {
    render(<ConfirmDialog {...question} onConfirm={() => undefined} tone="error" />)
    await screen.findByRole('dialog', { name: 'Delete North?' })
    await expect.poll(() => document.activeElement?.textContent).toBe('Cancel')
  })

  it('waits for the text to be typed', async () => {
    const onConfirm = vi.fn()
    render(<ConfirmDialog {...question} onConfirm={onConfirm} typedText="North" />)
    const field = await screen.findByRole('textbox', { name: 'Type North to confirm' })
    expect(await violationsIn(screen.getByRole('dialog'))).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Delete organisation' }))
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.type(field, 'North')
    fireEvent.click(screen.getByRole('button', { name: 'Delete organisation' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('clears the typed text when it is opened again', async () => {
    const dialog = (open: boolean) => (
      <ConfirmDialog {...question} open={open} onConfirm={() => undefined} typedText="North" />
    )
    const { rerender } = render(dialog(true))
    await userEvent.type(await screen.findByRole('textbox'), 'North')
    rerender(dialog(false))
    rerender(dialog(true))
    expect(await screen.findByRole('textbox')).toHaveProperty('value', '')
  })

  it('keeps the focus where it is safe if what is to be typed comes and goes', async () => {
    const dialog = (typedText?: string) => (
      <ConfirmDialog {...question} onConfirm={() => undefined} typedText={typedText} />
    )
    const { rerender } = render(dialog())
    await expect.poll(() => document.activeElement?.textContent).toBe('Cancel')
    rerender(dialog('North'))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    rerender(dialog())
    await expect.poll(() => document.activeElement?.textContent).toBe('Cancel')
    const button = screen.getByRole('button', { name: 'Delete organisation' })
    button.focus()
    rerender(dialog('North'))
    expect(document.activeElement).toBe(button)
  })

  it('acts once while it is busy', async () => {
    const onConfirm = vi.fn()
    render(<ConfirmDialog {...question} onConfirm={onConfirm} isBusy />)
    fireEvent.click(await screen.findByRole('button', { name: 'Delete organisation', busy: true }))
    expect(onConfirm).not.toHaveBeenCalled()
  })
})
