import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Picture, Pictures } from '../review/Picture.tsx'
import { Surface } from '../review/Surface.tsx'
import { type Entry, linkToStory, picturesOf, useIndex } from '../review/storyIndex.ts'
import { type Flow, flows } from './flows.ts'

/** What people do most, as filmstrips of the committed screenshots. */
export function Flows() {
  const entries = useIndex() ?? []
  return (
    <Surface>
      <Stack gap="10">
        {flows.map((flow) => (
          <Strip key={flow.title} flow={flow} entries={entries} />
        ))}
      </Stack>
    </Surface>
  )
}

function Strip({ flow: { title, played, steps }, entries }: { flow: Flow; entries: readonly Entry[] }) {
  return (
    <Stack gap="3">
      <Heading level={2}>{title}</Heading>
      {played && (
        <Text as="p">
          <TextLink href={linkToStory(played)} target="_top">
            Watch it played
          </TextLink>{' '}
          in the panel "Interactions", step by step.
        </Text>
      )}
      <Pictures>
        {steps.map(({ what, story }, index) => {
          const entry = entries.find(({ id }) => id === story)
          const file = entry && picturesOf(entry)['desktop-light']
          return file ? <Picture key={what} id={entry.id} file={file} caption={`${index + 1}. ${what}`} /> : null
        })}
      </Pictures>
    </Stack>
  )
}
