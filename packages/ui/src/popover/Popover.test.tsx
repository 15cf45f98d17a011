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

  it('closes by its button, by a press outside and as the focus goes on, and stays while that is inside', async () => {
    render(
      <>
        <Popover title="Filters" trigger={<Button>Filters</Button>}>
          <input aria-label="First name" />
          <input aria-label="Last name" />
        </Popover>
        <Button>Views</Button>
      </>,
    )
    const button = screen.getByRole('button', { name: 'Filters' })
    const isOpen = () => screen.queryByRole('dialog', { name: 'Filters' }) !== null
    const ways: Record<string, () => Promise<unknown>> = {
      button: () => userEvent.click(button),
      outside: () => userEvent.click(document.body, { position: { x: 5, y: 400 } }),
      focus: async () => {
        await userEvent.keyboard('{Tab}')
        expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
        await userEvent.keyboard('{Tab}')
      },
    }
    for (const [way, close] of Object.entries(ways)) {
      await userEvent.click(button)
      await expect.poll(isOpen, { message: way }).toBe(true)
      expect(document.activeElement).toBe(screen.getByLabelText('First name'))
      expect(button.ariaExpanded).toBe('true')
      await close()
      await expect.poll(isOpen, { message: way }).toBe(false)
      expect(button.ariaExpanded).toBe('false')
    }
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Views' }))
  })
})
