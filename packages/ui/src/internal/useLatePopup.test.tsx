import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/index.ts'
import { Button } from '../button/Button.tsx'
import { MenuItem } from '../menu/MenuItem.tsx'
import * as menuPopup from '../menu/MenuPopup.tsx'
import { render, screen } from './testing.ts'
import { useLatePopup } from './useLatePopup.tsx'

interface LateProps {
  load: () => Promise<typeof menuPopup>
}

function Late({ load }: LateProps) {
  const { popup, button, trigger } = useLatePopup({ button: <Button>Actions</Button>, hasPopup: 'menu', load })
  return (
    <>
      {button}
      {popup && (
        <popup.MenuPopup trigger={trigger}>
          <MenuItem>Edit</MenuItem>
        </popup.MenuPopup>
      )}
      <button type="button">Elsewhere</button>
    </>
  )
}

/** A popup that comes when it is let. */
function held() {
  const { promise, resolve } = Promise.withResolvers<typeof menuPopup>()
  return { load: vi.fn(() => promise), come: () => resolve(menuPopup) }
}

const buttonOf = () => screen.getByRole('button', { name: 'Actions' })

describe('useLatePopup', () => {
  it('loads nothing before the button is pointed at, and says all the same what it opens', async () => {
    const { load } = held()
    render(<Late load={load} />)
    expect(load).not.toHaveBeenCalled()
    expect(buttonOf().ariaHasPopup).toBe('menu')
    expect(buttonOf().ariaExpanded).toBe('false')
    await userEvent.hover(buttonOf())
    expect(load).toHaveBeenCalledOnce()
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    'opens by the key "%s" that came before the popup, from the same button',
    async (key) => {
      const { load, come } = held()
      render(<Late load={load} />)
      const button = buttonOf()
      button.focus()
      await userEvent.keyboard(key)
      expect(screen.queryByRole('menu')).toBeNull()
      come()
      await expect.poll(() => document.activeElement).toBe(await screen.findByRole('menuitem', { name: 'Edit' }))
      expect(button.ariaExpanded).toBe('true')
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => document.activeElement).toBe(button)
      await expect.poll(() => screen.queryByRole('menu')).toBeNull()
      expect(button.ariaExpanded).toBe('false')
    },
  )

  it('opens by a press that came before the popup, and closes by the next', async () => {
    const { load, come } = held()
    render(<Late load={load} />)
    await userEvent.click(buttonOf())
    come()
    expect(await screen.findByRole('menu')).toBeTruthy()
    await userEvent.click(buttonOf())
    await expect.poll(() => screen.queryByRole('menu')).toBeNull()
  })

  it('stays closed for those who went on meanwhile', async () => {
    const { load, come } = held()
    render(<Late load={load} />)
    await userEvent.click(buttonOf())
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    come()
    await expect.poll(() => buttonOf().id).not.toBe('') // base-ui has come
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('opens although the focus was led to the heading of a page that came meanwhile', async () => {
    const { load, come } = held()
    render(
      <>
        <Late load={load} />
        <h1 tabIndex={-1}>Drivers</h1>
      </>,
    )
    await userEvent.click(buttonOf())
    screen.getByRole('heading').focus()
    come()
    expect(await screen.findByRole('menu')).toBeTruthy()
  })

  it('opens at the next press when the popup could not be loaded', async () => {
    let isOnline = false
    const load = () => (isOnline ? Promise.resolve(menuPopup) : Promise.reject(new Error('offline')))
    render(<Late load={load} />)
    buttonOf().focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('menu')).toBeNull()
    isOnline = true
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('menu')).toBeTruthy()
  })
})
