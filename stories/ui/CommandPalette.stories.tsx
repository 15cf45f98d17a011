import { Button } from '@driver-trust/ui/button'
import { CommandPalette } from '@driver-trust/ui/command-palette'
import { AddIcon, BuildingIcon, PersonIcon } from '@driver-trust/ui/icon'
import { useCommandKey } from '@driver-trust/ui/use-command-key'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../../.storybook/preview.tsx'

const onInvite = fn()

const all = [
  {
    label: 'Organisations',
    commands: ['North Logistics', 'South Logistics'].map((label) => ({
      id: label,
      label,
      href: `#${label}`,
      icon: <BuildingIcon />,
    })),
  },
  {
    label: 'Drivers',
    commands: [{ id: 'ana', label: 'Ana Horvat', hint: '04 21 97', href: '#ana', icon: <PersonIcon /> }],
  },
  {
    label: 'Actions',
    commands: [
      { id: 'invite', label: 'Invite driver', icon: <AddIcon />, onSelect: onInvite },
      { id: 'new', label: 'New organisation', icon: <AddIcon />, disabledReason: 'Only admins can do this.' },
    ],
  },
]

function Palette({ initially = false }: { initially?: boolean }) {
  const [open, setOpen] = useState(initially)
  const [query, setQuery] = useState('')
  useCommandKey(() => setOpen(true))
  const groups = all.map(({ label, commands }) => ({
    label,
    commands: commands.filter((command) => command.label.toLowerCase().includes(query.toLowerCase())),
  }))
  return (
    <div style={{ padding: 24, minHeight: 520 }}>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        open={open}
        onClose={() => setOpen(false)}
        label="Search"
        placeholder="Organisations, drivers, actions"
        query={query}
        onQuery={setQuery}
        groups={groups}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/CommandPalette',
  component: Palette,
  beforeEach: () => {
    onInvite.mockClear()
  },
})

export const Open = meta.story({
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl'],
  args: { initially: true },
  play: inTests(async () => {
    await waitFor(() => expect(screen.getByRole('option', { name: 'North Logistics', selected: true })).toBeVisible())
  }),
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}')
    const box = await screen.findByRole('combobox', { name: 'Search' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('option', { name: 'New organisation', selected: true })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(box).toBeVisible()
    await userEvent.keyboard('invite{Enter}')
    await expect(onInvite).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    button.focus()
    await userEvent.keyboard('{Meta>}k{/Meta}')
    const box = await screen.findByRole('combobox', { name: 'Search' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('option', { name: 'South Logistics', selected: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
})
