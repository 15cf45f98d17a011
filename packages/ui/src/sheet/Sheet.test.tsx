import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Sheet } from './Sheet.tsx'

describe('Sheet', () => {
  it('is a dialog that focuses its first field and closes with Escape', async () => {
    const onClose = vi.fn()
    render(
      <Sheet open onClose={onClose} title="Filters">
        <input aria-label="Last name" />
      </Sheet>,
    )
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox'))
    expect(await violationsIn(sheet)).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
