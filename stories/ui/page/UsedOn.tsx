import review from 'virtual:review'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Picture, Pictures } from '../../review/Picture.tsx'
import { linkToPrimitive, titleOf, useStories } from '../../review/storyIndex.ts'

const DIRECTORY = './stories/screens/'

/** The screens that a change of a primitive can touch, from the imports. */
export function UsedOn({ name }: { name: string }) {
  const { stories = [], frames = [], inside = [] } = review.usage[name] ?? {}
  const compared = useStories().filter(
    ({ importPath, tags = [] }) => stories.includes(importPath.replace(DIRECTORY, '')) && !tags.includes('no-visual'),
  )
  const screens = Object.values(Object.groupBy(compared, titleOf)).flatMap((each) => (each ? [each] : []))
  return (
    <Stack gap="4">
      <Text as="p">
        {screens.length === 0 && frames.length === 0 && 'No screen imports it yet.'}
        {frames.map((frame) => `${frame} shows it around the screen. `)}
        {screens.length > 0 &&
          `${counted(screens.length, 'page')} of screens can ${frames.length > 0 ? 'also show it inside' : 'show it'}, with ${counted(compared.length, 'state')}.`}
      </Text>
      {inside.length > 0 && (
        <Inline gap="2">
          <Text tone="muted">Inside</Text>
          {inside.map((other) => (
            <TextLink key={other} href={linkToPrimitive(other)} target="_top">
              {other}
            </TextLink>
          ))}
        </Inline>
      )}
      <Pictures>
        {screens.map(
          ([first, ...others]) =>
            first && (
              <Picture
                key={first.id}
                story={first}
                caption={`${titleOf(first)}: ${counted(others.length + 1, 'state')}`}
              />
            ),
        )}
      </Pictures>
    </Stack>
  )
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
