import { Button } from '@driver-trust/ui/button'
import {
  BanIcon,
  ChevronDownIcon,
  DeleteIcon,
  EditIcon,
  MonitorIcon,
  MoonIcon,
  SettingsIcon,
  SunIcon,
} from '@driver-trust/ui/icon'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuRadioGroup, MenuSeparator } from '@driver-trust/ui/menu'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const onBan = fn()

function Actions() {
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system')
  return (
    <div style={{ padding: 24, minHeight: 440 }}>
      <Menu
        align="start"
        trigger={
          <Button iconEnd={<ChevronDownIcon />} variant="secondary">
            More actions
          </Button>
        }
      >
        <MenuLabel>North Logistics</MenuLabel>
        <MenuItem icon={<EditIcon />}>Edit organisation</MenuItem>
        <MenuLink icon={<SettingsIcon />} href="#settings">
          Settings
        </MenuLink>
        <MenuItem
          icon={<BanIcon />}
          onSelect={onBan}
          disabledReason="Only admins of the root organisation can ban drivers."
        >
          Ban driver
        </MenuItem>
        <MenuSeparator />
        <MenuRadioGroup
          label="Theme"
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'system', label: 'System', icon: <MonitorIcon /> },
            { value: 'light', label: 'Light', icon: <SunIcon /> },
            { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
          ]}
        />
        <MenuSeparator />
        <MenuItem icon={<DeleteIcon />} tone="error">
          Delete organisation
        </MenuItem>
      </Menu>
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/Menu',
  component: Actions,
  beforeEach: () => {
    onBan.mockClear()
  },
})

export const Open = meta.story({
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl', 'visual-forced'],
  play: async ({ canvas }) => {
    fireEvent.click(canvas.getByRole('button', { name: 'More actions' }), { detail: 1 }) // by a pointer, which gives no item the focus
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit organisation' })).toBeVisible())
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More actions' })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit organisation' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus())
    await userEvent.keyboard('b')
    const ban = screen.getByRole('menuitem', { name: 'Ban driver' })
    await waitFor(() => expect(ban).toHaveFocus())
    await expect(ban).toHaveAccessibleDescription('Only admins of the root organisation can ban drivers.')
    await userEvent.keyboard('{Enter}')
    await expect(onBan).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More actions' })
    for (const key of [' ', '{ArrowDown}']) {
      button.focus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit organisation' })).toHaveFocus())
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete organisation' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit organisation' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
})

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  render: () => (
    <div style={{ padding: 24, minHeight: 320 }}>
      <Menu align="start" trigger={<Button>Weitere Aktionen</Button>}>
        <MenuLabel>Donaudampfschifffahrtsgesellschaft</MenuLabel>
        <MenuItem icon={<EditIcon />}>Benachrichtigungseinstellungen der Organisation bearbeiten</MenuItem>
        <MenuItem icon={<BanIcon />} disabledReason="Nur die oberste Organisation darf Fahrerinnen und Fahrer sperren.">
          Sperren
        </MenuItem>
      </Menu>
    </div>
  ),
  play: async ({ canvas }) => {
    fireEvent.click(canvas.getByRole('button', { name: 'Weitere Aktionen' }), { detail: 1 }) // by a pointer, which gives no item the focus
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sperren' })).toBeVisible())
  },
})
