import { example, guideTo } from '../guide/guideTo.ts'
import { Heading } from '../heading/Heading.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Card } from './Card.tsx'

export const guide = guideTo(Card, {
  shownIn: 'Together/Layout',
  use: ['for a self-contained part of a page, such as the facts about a driver'],
  instead: [
    ['It divides what is already in a card.', 'Stack'],
    ['It is the only thing on the page.', 'CentredCard'],
  ],
  dos: example(
    <Card padding="4">
      <Stack gap="2">
        <Heading level={3}>Contact</Heading>
        <Text>ana.horvat@example.com</Text>
      </Stack>
    </Card>,
    'One subject, under its own heading.',
  ),
  donts: example(
    <Card padding="4">
      <Card padding="4">Contact</Card>
    </Card>,
    'Boxes within boxes. Inside a card, a hairline or a gap is enough.',
  ),
  keys: 'It only groups.',
  accessibility: ['A plain `div` by default: pass `as="section"` with a heading for a landmark.'],
  playground: { args: { padding: '6', children: 'On the canvas' } },
})
