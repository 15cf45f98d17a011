import { Button } from '@driver-trust/ui/button'
import { CommandPalette } from '@driver-trust/ui/command-palette'
import { ConfirmDialog } from '@driver-trust/ui/confirm-dialog'
import { Dialog } from '@driver-trust/ui/dialog'
import { Stateful } from '@driver-trust/ui/guide'
import { Menu, MenuItem } from '@driver-trust/ui/menu'
import { Popover } from '@driver-trust/ui/popover'
import { Sheet } from '@driver-trust/ui/sheet'
import { Text } from '@driver-trust/ui/text'
import type { ReactNode } from 'react'
import type { TileProps } from './Tile.tsx'

const commands = [{ label: 'Organisations', commands: [{ id: 'north', label: 'North Logistics', href: '#north' }] }]

export const overlayTiles: readonly TileProps[] = [
  opened('Dialog', (open, close) => (
    <Dialog open={open} onClose={close} title="Edit organisation" actions={<Button onClick={close}>Cancel</Button>} />
  )),
  opened('ConfirmDialog', (open, close) => (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={close}
      title="Ban Ana Horvat?"
      confirmLabel="Ban driver"
      tone="error"
    />
  )),
  opened('Sheet', (open, close) => (
    <Sheet open={open} onClose={close} title="Filters">
      <Text>They narrow the list as you type.</Text>
    </Sheet>
  )),
  opened('CommandPalette', (open, close) => (
    <CommandPalette open={open} onClose={close} label="Search" query="" onQuery={() => undefined} groups={commands} />
  )),
  {
    name: 'Menu',
    sample: (
      <Menu trigger={<Button>Open Menu</Button>} align="start">
        <MenuItem>Edit organisation</MenuItem>
        <MenuItem tone="error">Delete organisation</MenuItem>
      </Menu>
    ),
  },
  {
    name: 'Popover',
    sample: (
      <Popover title="Keyboard" trigger={<Button>Open Popover</Button>}>
        Ctrl K opens the search.
      </Popover>
    ),
  },
]

/** Overlays are shown as the button that opens them. */
function opened(name: string, overlay: (open: boolean, close: () => void) => ReactNode): TileProps {
  const sample = (
    <Stateful start={false}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Open {name}</Button>
          {overlay(open, () => change(false))}
        </>
      )}
    </Stateful>
  )
  return { name, sample }
}
