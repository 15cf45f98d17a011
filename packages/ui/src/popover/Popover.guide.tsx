import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Kbd } from '../kbd/Kbd.tsx'
import { Text } from '../text/Text.tsx'
import { Popover } from './Popover.tsx'

export const guide = guideTo(Popover, {
  shownIn: 'Together/Popover and Kbd',
  use: ['for something to read or set beside its button, while the page stays usable'],
  instead: [
    ['It is a list of actions.', 'Menu'],
    ['It must be finished before going on.', 'Dialog'],
  ],
  dos: example(
    <Popover title="Keyboard" trigger={<Button>Help</Button>}>
      <Text as="p" size="13">
        <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> opens the search.
      </Text>
    </Popover>,
    'It opens on a click, so it can be read at leisure.',
  ),
  donts: example(
    <Popover title="Ban driver" trigger={<Button>Ban driver</Button>}>
      <Button variant="destructive">Ban driver</Button>
    </Popover>,
    'A click outside loses the decision: use a ConfirmDialog.',
  ),
  keys: [
    ['Enter, Space on its button', 'opens it and moves the focus into it'],
    ['Escape', 'closes it and returns the focus'],
    ['Tab on its last control', 'closes it and goes on'],
  ],
  accessibility: ['A non-modal dialog, named by its title.'],
})
