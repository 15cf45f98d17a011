import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Menu, MenuItem, MenuSeparator } from './Menu.tsx'

export const guide = guideTo(Menu, {
  use: ["for a row's actions, and for rare ones"],
  instead: [
    ['It chooses the value of a form.', 'Select'],
    ['It is the main action of a view.', 'Button'],
  ],
  dos: example(
    <Menu trigger={<Button>More</Button>} align="start">
      <MenuItem>Edit organisation</MenuItem>
      <MenuItem disabledReason="Only admins of Alpine Group can.">Move organisation</MenuItem>
      <MenuSeparator />
      <MenuItem tone="error">Delete organisation</MenuItem>
    </Menu>,
    'Disabled actions stay, with their reason, and dangerous ones come last, below a line.',
  ),
  donts: example(
    <Menu trigger={<Button>Invite</Button>} align="start">
      <MenuItem>Invite driver</MenuItem>
    </Menu>,
    'A menu for one action costs a click: use a button.',
  ),
  keys: [
    ['Enter, Space, Down arrow on the button', 'opens it and focuses the first item'],
    ['Down arrow, Up arrow', 'go from item to item, wrapping at the ends'],
    ['letters', 'go to the item that starts with them'],
    ['Enter', 'runs it, closes the menu and returns to the button'],
    ['Escape', 'closes it and returns to the button'],
  ],
  accessibility: [
    'The ARIA pattern "menu button".',
    'A disabled item can be focused, and its reason is its description.',
  ],
})
