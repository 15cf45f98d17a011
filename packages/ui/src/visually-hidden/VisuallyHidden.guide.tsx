import { example, guideTo } from '../guide/guideTo.ts'
import { Text } from '../text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const guide = guideTo(VisuallyHidden, {
  shownIn: 'Together/VisuallyHidden and Csp',
  use: ['for information that is only visible, and that screen readers would miss'],
  instead: [['Everyone needs the words.', 'Text']],
  dos: example(
    <Text>
      ✓ Your profile
      <VisuallyHidden>, done</VisuallyHidden>
    </Text>,
    'Some users see the tick, others hear the word.',
  ),
  donts: example(
    <VisuallyHidden>Starts with two letters, such as DE.</VisuallyHidden>,
    'A hint that only some users get.',
  ),
  keys: 'It is heard, not operated.',
  accessibility: ['In the accessibility tree, but one pixel wide.'],
  playground: { args: { children: ', done' } },
})
