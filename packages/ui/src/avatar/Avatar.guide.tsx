import { guideTo } from '../guide/guideTo.ts'
import { Inline } from '../inline/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { Avatar } from './Avatar.tsx'

export const guide = guideTo(Avatar, {
  shownIn: 'Together/Facts and figures',
  use: ['beside the name of a person, where people are told apart at a glance'],
  instead: [['It says what a person is, not who.', 'Badge']],
  dos: [
    {
      example: (
        <Inline gap="2">
          <Avatar name="Ana Horvat" />
          <Text>Ana Horvat</Text>
        </Inline>
      ),
      because: 'The name is beside it, so the circle can stay decoration.',
    },
    {
      example: (
        <Inline gap="2">
          <Avatar />
          <Text tone="muted">Hidden</Text>
        </Inline>
      ),
      because: 'A masked person gets a silhouette, not the initials of what is hidden.',
    },
  ],
  donts: [
    {
      example: (
        <Inline gap="1">
          <Avatar name="Ana Horvat" size="sm" />
          <Avatar name="Adam Hill" size="sm" />
        </Inline>
      ),
      because: 'Initials alone: two people share them, and screen readers announce nothing.',
    },
  ],
  keys: "It is decoration and can't be focused.",
  accessibility: ['Hidden from screen readers, because the name beside it says the same thing.'],
  playground: { args: { name: 'Ana Horvat', size: 'md' } },
})
