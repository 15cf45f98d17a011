import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Popover } from './Popover.tsx'

describe('Popover', () => {
  it('opens beside its button, is named by its title and returns the focus', async () => {
    render(
      <Popover title="Keyboard" trigger={<Button>Help</Button>}>
        Ctrl K opens the search.
      </Popover>,
    )
    const button = screen.getByRole('button', { name: 'Help' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const popover = await screen.findByRole('dialog', { name: 'Keyboard' })
    expect(await violationsIn(popover)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(button)
  })
})
