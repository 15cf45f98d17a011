import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import { Button } from '../button/Button.tsx'
import { violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Dialog } from './Dialog.tsx'

const actions = (
  <>
    <Button>Cancel</Button>
    <Button type="submit">Save</Button>
  </>
)

describe('Dialog', () => {
  it('is named by its title and focuses its first field', async () => {
    render(
      <Dialog open onClose={() => undefined} title="Edit organisation" actions={actions}>
        <input aria-label="Name" />
      </Dialog>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Edit organisation' })
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
    expect(await violationsIn(dialog)).toEqual([])
  })

  it('closes with Escape and its close button', async () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} title="Edit organisation" actions={actions} />)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('stays open while pinned', async () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} title="Edit organisation" actions={actions} isPinned />)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is a form if it has something to submit', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <Dialog open onClose={() => undefined} title="Edit organisation" actions={actions} onSubmit={onSubmit}>
        <input aria-label="Name" />
      </Dialog>,
    )
    await userEvent.click(await screen.findByRole('textbox'))
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it.each([['a body'], ['a form']])('keeps its buttons visible while a long %s scrolls', async (kind) => {
    render(
      <Dialog
        open
        onClose={() => undefined}
        title="Edit organisation"
        actions={actions}
        {...(kind === 'a form' && { onSubmit: () => undefined })}
      >
        <div data-testid="long" style={{ blockSize: '3000px' }} />
      </Dialog>,
    )
    const dialog = await screen.findByRole('dialog')
    const { bottom } = screen.getByRole('button', { name: 'Save' }).getBoundingClientRect()
    expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    const body = screen.getByTestId('long').parentElement
    expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0)
  })
})
