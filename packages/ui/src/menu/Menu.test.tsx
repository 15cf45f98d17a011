import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import { Button } from '../button/Button.tsx'
import { violationsIn } from '../internal/conformance.tsx'
import { descriptionOf, fireEvent, render, screen, typeAtOnce } from '../internal/testing.ts'
import { createMenuHandle, Menu, MenuItem, MenuLink, MenuRadioGroup, MenuTrigger, SharedMenu } from './Menu.tsx'

describe('Menu', () => {
  it('acts, links, and explains disabled items', async () => {
    const onEdit = vi.fn()
    const onBan = vi.fn()
    render(
      <Menu trigger={<Button>Actions for Ana</Button>}>
        <MenuItem onSelect={onEdit}>Edit</MenuItem>
        <MenuItem onSelect={onBan} disabledReason="Only the root bans.">
          Ban driver
        </MenuItem>
        <MenuLink href="#settings">Settings</MenuLink>
      </Menu>,
    )
    const button = screen.getByRole('button', { name: 'Actions for Ana' })
    await userEvent.click(button)
    const menu = await screen.findByRole('menu')
    expect(menu.getBoundingClientRect().width).toBe(250)
    expect(await violationsIn(menu)).toEqual([])
    const ban = screen.getByRole('menuitem', { name: 'Ban driver' })
    expect(descriptionOf(ban)).toBe('Only the root bans.')
    expect(ban.ariaDisabled).toBe('true')
    fireEvent.click(ban)
    expect(onBan).not.toHaveBeenCalled()
    expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('#settings')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    expect(onEdit).toHaveBeenCalledOnce()
    await expect.poll(() => screen.queryByRole('menu')).toBeNull()
  })

  it('opens from a custom button and can contain choices', async () => {
    const onChange = vi.fn()
    render(
      <Menu trigger={<Button>Account</Button>}>
        <MenuRadioGroup
          label="Theme"
          value="light"
          onChange={onChange}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </Menu>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Account' }))
    expect(await screen.findByRole('menuitemradio', { name: 'Light', checked: true })).toBeTruthy()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('dark')
  })

  it("doesn't compile without a trigger", () => {
    // @ts-expect-error: nobody could open it
    expect(<Menu>nothing</Menu>).toBeTruthy()
  })

  it('is one for many triggers, about whichever opened it, and returns the focus there', async () => {
    const menu = createMenuHandle<string>()
    const onBan = vi.fn()
    render(
      <>
        {['Ana', 'Ewa'].map((name) => (
          <MenuTrigger key={name} menu={menu} subject={name} label={`Actions for ${name}`} />
        ))}
        <SharedMenu menu={menu}>
          {(name) => <MenuItem onSelect={() => onBan(name)}>{`Ban ${name}`}</MenuItem>}
        </SharedMenu>
      </>,
    )
    for (const name of ['Ana', 'Ewa']) {
      const trigger = screen.getByRole('button', { name: `Actions for ${name}` })
      trigger.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('menuitem', { name: `Ban ${name}` })
      expect(screen.getAllByRole('menu')).toHaveLength(1)
      expect(trigger.getAttribute('aria-expanded')).toBe('true')
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => screen.queryByRole('menu')).toBeNull()
      expect(onBan).toHaveBeenLastCalledWith(name)
      expect(document.activeElement).toBe(trigger)
    }
  })

  it('closes where it was opened, and moves to another trigger, at one press', async () => {
    const menu = createMenuHandle<string>()
    render(
      <>
        <p>Elsewhere</p>
        {['Ana', 'Ewa'].map((name) => (
          <MenuTrigger key={name} menu={menu} subject={name} label={`Actions for ${name}`} />
        ))}
        <SharedMenu menu={menu}>{(name) => <MenuItem>{`Ban ${name}`}</MenuItem>}</SharedMenu>
      </>,
    )
    const trigger = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` })
    const isOpen = () => screen.queryByRole('menu')?.matches(':popover-open') ?? false
    await userEvent.click(trigger('Ana'))
    expect(isOpen()).toBe(true)
    await userEvent.click(trigger('Ana'))
    expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.click(trigger('Ana'))
    await userEvent.click(trigger('Ewa'))
    expect(screen.getByRole('menuitem').textContent).toBe('Ban Ewa')
    expect(isOpen()).toBe(true)
    expect([trigger('Ana'), trigger('Ewa')].map(({ ariaExpanded }) => ariaExpanded)).toEqual(['false', 'true'])
    const { bottom } = trigger('Ewa').getBoundingClientRect()
    expect(screen.getByRole('menu').getBoundingClientRect().top).toBe(bottom + 4)
    await userEvent.click(screen.getByText('Elsewhere'))
    await expect.poll(() => screen.queryByRole('menu')).toBeNull()
    expect(trigger('Ewa').ariaExpanded).toBe('false')
  })

  it('closes at Tab, which goes on from its button', async () => {
    render(
      <>
        <Menu trigger={<Button>Actions</Button>}>
          <MenuItem>Edit</MenuItem>
        </Menu>
        <button type="button">Next</button>
      </>,
    )
    screen.getByRole('button', { name: 'Actions' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Edit' }))
    await userEvent.keyboard('{Tab}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  })

  it('marks one item, whether by pointer or key', async () => {
    render(
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem>Edit</MenuItem>
        <MenuItem>Ban</MenuItem>
        <MenuItem>Banish</MenuItem>
      </Menu>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    const focused = () => document.activeElement?.textContent
    expect(document.activeElement).toBe(screen.getByRole('menu'))
    await userEvent.hover(screen.getByRole('menuitem', { name: 'Ban' }))
    expect(focused()).toBe('Ban')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Banish')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Edit')
    typeAtOnce('bani')
    expect(focused()).toBe('Banish')
  })

  it('stays inside the window', async () => {
    const labels = Array.from({ length: 30 }, (_, at) => `Item ${at}`)
    render(
      <div style={{ position: 'fixed', insetBlockStart: '50vh', insetInlineStart: 0 }}>
        <Menu trigger={<Button>Actions</Button>}>
          {labels.map((label) => (
            <MenuItem key={label}>{label}</MenuItem>
          ))}
        </Menu>
      </div>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    const { top, bottom, left, right } = screen.getByRole('menu').getBoundingClientRect()
    expect(Math.min(top, left, window.innerHeight - bottom, window.innerWidth - right)).toBeGreaterThanOrEqual(0)
  })
})
