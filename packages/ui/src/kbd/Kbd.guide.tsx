import { example, guideTo } from '../guide/guideTo.ts'
import { Text } from '../text/Text.tsx'
import { Kbd } from './Kbd.tsx'

export const guide = guideTo(Kbd, {
  shownIn: 'Together/Popover and Kbd',
  use: ['for a key, with the label that is on it'],
  instead: [['It is something to copy.', 'Text']],
  dos: example(
    <Text as="p">
      <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> opens the search.
    </Text>,
    'One element per key, in the order in which they are pressed.',
  ),
  donts: example(<Kbd>press Control and K</Kbd>, 'A sentence inside a key.'),
  accessibility: ['The element `kbd`: screen readers read its text.'],
  playground: { args: { children: 'Ctrl K' } },
})
