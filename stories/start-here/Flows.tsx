import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { Picture, Pictures } from '../review/Picture.tsx'
import { linkToStory, useStories } from '../review/storyIndex.ts'
import { type Flow, flows } from './flows.ts'

/** What people do most, as filmstrips. */
export function Flows() {
  return (
    <Unstyled>
      <Stack gap="10">
        {flows.map((flow) => (
          <Strip key={flow.title} {...flow} />
        ))}
      </Stack>
    </Unstyled>
  )
}

function Strip({ title, played, steps }: Flow) {
  const stories = useStories()
  return (
    <Stack gap="3">
      <Heading level={2}>{title}</Heading>
      {played && (
        <Text as="p">
          <TextLink href={linkToStory(played)} target="_top">
            Watch it played
          </TextLink>{' '}
          in the panel "Interactions" (press A), step by step.
        </Text>
      )}
      <Pictures>
        {steps.map(({ what, story }, index) => {
          const shown = stories.find(({ id }) => id === story)
          return shown && <Picture key={what} story={shown} caption={`${index + 1}. ${what}`} />
        })}
      </Pictures>
    </Stack>
  )
}
