import { guideTo } from '../guide/guideTo.ts'
import { Text } from '../text/Text.tsx'
import { Kbd } from './Kbd.tsx'

export const guide = guideTo(Kbd, {
  shownIn: 'Together/Tooltip and Popover',
  use: ['for a key, as it is labelled'],
  instead: [['It is something to copy.', 'Text']],
  dos: [
    {
      example: (
        <Text as="p">
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> opens the search.
        </Text>
      ),
      because: 'One key each, in the order in which they are pressed.',
    },
  ],
  donts: [
    {
      example: <Kbd>press Control and K</Kbd>,
      because: 'A sentence in a key.',
    },
  ],
  keys: 'It is read, not operated.',
  accessibility: ['The element `kbd`: screen readers read its text.'],
  playground: { args: { children: 'Ctrl K' } },
})
