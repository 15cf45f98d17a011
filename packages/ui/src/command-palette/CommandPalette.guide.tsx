import { example, guideTo } from '../guide/guideTo.ts'
import { Opened } from '../guide/Stateful.tsx'
import { CommandPalette } from './CommandPalette.tsx'

const groups = [
  {
    label: 'Organisations',
    commands: [
      { id: 'north', label: 'North Logistics', href: '#north' },
      { id: 'south', label: 'South Logistics', href: '#south' },
    ],
  },
]

export const guide = guideTo(CommandPalette, {
  use: ['once in the application, for going anywhere and doing anything from the keyboard'],
  instead: [
    ['It filters one list.', 'SearchInput'],
    ['It offers the actions of one thing.', 'Menu'],
  ],
  dos: example(
    <Opened label="Search everywhere">
      {(open, close) => (
        <CommandPalette open={open} onClose={close} label="Search" query="" onQuery={() => undefined} groups={groups} />
      )}
    </Opened>,
    'Places are real links in named groups, so they can be opened in another tab.',
  ),
  donts: example(
    <Opened label="Search commands">
      {(open, close) => (
        <CommandPalette open={open} onClose={close} label="Search" query="ban" onQuery={() => undefined} groups={[]} />
      )}
    </Opened>,
    "A command is left out because the user can't run it. Keep it, and give the reason.",
  ),
  keys: [
    ['Ctrl K, ⌘ K', 'opens it'],
    ['letters', 'filter it and highlight the first match'],
    ['Down arrow, Up arrow', 'go through the matches, wrapping at the ends'],
    ['Enter', 'follows or runs it'],
    ['Escape', 'closes it and returns the focus'],
  ],
  accessibility: [
    'A modal dialog with a combobox and its listbox: the focus stays in the field.',
    'Announces when no command matches.',
  ],
})
