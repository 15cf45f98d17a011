import { example, guideTo } from '../guide/guideTo.ts'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Heading } from './Heading.tsx'

export const guide = guideTo(Heading, {
  shownIn: 'Text',
  use: ["for a title in the page's outline: `level` is its place, `size` only its look"],
  instead: [
    ["It is the page's title.", 'PageHeader'],
    ['It only looks like a title.', 'Text'],
  ],
  dos: example(
    <Stack gap="1">
      <Heading level={2}>Contact</Heading>
      <Heading level={3}>Security contact</Heading>
    </Stack>,
    'Levels follow each other, because screen reader users move from heading to heading.',
  ),
  donts: example(
    <Stack gap="1">
      <Heading level={4} size="24">
        Contact
      </Heading>
      <Text size="12">ana.horvat@example.com</Text>
    </Stack>,
    'A level chosen for its size: the outline has a gap.',
  ),
  accessibility: ['Each page has one h1, and no level is skipped.'],
  playground: { args: { level: 2, children: 'North Logistics' } },
})
