import review from 'virtual:review'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Pictures } from '../../review/Picture.tsx'
import { linkToPrimitive, titleOf, useStories } from '../../review/storyIndex.ts'

/** The screens and flows that draw a primitive in a desktop's window, and in how many of their states. */
export function UsedOn({ name }: { name: string }) {
  const { stories = [], inside = [] } = review.usage[name] ?? {}
  const states = useStories().filter(({ importPath, name: state }) =>
    stories.includes(`${importPath.replace(/^.*\//, '')} ${state}`),
  )
  const screens = [...Map.groupBy(states, titleOf)]
  return (
    <Stack gap="4">
      <Text as="p">
        {screens.length === 0
          ? 'No screen shows it in a window of 1280 pixels.'
          : `${counted(screens.length, 'page')} of screens and flows, in ${counted(states.length, 'state')} as a window of 1280 pixels shows them.`}
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
      <Pictures
        of={screens.flatMap(([title, shown]) =>
          shown.slice(0, 1).map(({ id }) => ({ story: id, caption: `${title}: ${counted(shown.length, 'state')}` })),
        )}
      />
    </Stack>
  )
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
