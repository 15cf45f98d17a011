import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Picture, Placeholder } from '../review/Picture.tsx'
import { Surface } from '../review/Surface.tsx'
import { type Entry, linkToStory, picturesOf, useIndex } from '../review/storyIndex.ts'
import { type Flow, flows, type Step } from './flows.ts'

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
      <Inline gap="4" align="start">
        {steps.map((step, index) => (
          <Frame key={step.what} step={step} number={index + 1} entry={entries.find(({ id }) => id === step.story)} />
        ))}
      </Inline>
    </Stack>
  )
}

function Frame({ step: { what }, number, entry }: { step: Step; number: number; entry: Entry | undefined }) {
  const caption = `${number}. ${what}`
  if (!entry) return <Placeholder caption={caption} height={160} words="No story" />
  return <Picture id={entry.id} name={what} file={picturesOf(entry)['desktop-light']} caption={caption} height={160} />
}
