import review from 'virtual:review'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Picture, Pictures } from '../../review/Picture.tsx'
import { type Entry, linkToPrimitive, titleOf, useStories } from '../../review/storyIndex.ts'

/** The screens that a change of a primitive touches, from the imports. */
export function UsedOn({ name }: { name: string }) {
  const compared = useStories().filter(({ tags = [] }) => !tags.includes('no-visual'))
  const { uses = [], inside = [] } = review.usage[name] ?? {}
  const places = uses.map((use) => {
    const file = `./stories/screens/${use.place}.stories.tsx`
    return { ...use, stories: compared.filter(({ importPath }) => importPath === file) }
  })
  const frames = places.filter(({ place }) => !place.endsWith('Screen'))
  const screens = places.filter(({ stories }) => stories.length > 0)
  if (uses.length === 0) return <Text as="p">No screen uses it yet.</Text>
  return (
    <Stack gap="4">
      {screens.length > 0 && (
        <Text as="p">
          A change touches {screens.length} {screens.length === 1 ? 'screen' : 'screens'} with{' '}
          {screens.reduce((sum, { stories }) => sum + stories.length, 0)} states; <code>npm run test:visual</code>{' '}
          compares them all.
        </Text>
      )}
      {frames.map(({ place, through }) => (
        <Text as="p" key={place}>
          {place} shows it around the screen, in {through.join(', ')}.
        </Text>
      ))}
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
        {screens.map(({ place, through, stories }) => (
          <Screen key={place} through={through} stories={stories} />
        ))}
      </Pictures>
    </Stack>
  )
}

interface ScreenProps {
  through: readonly string[]
  stories: readonly Entry[]
}

function Screen({ through, stories: [first, ...others] }: ScreenProps) {
  if (!first) return null
  const states = others.length === 0 ? '1 state' : `${others.length + 1} states`
  return (
    <Picture story={first} caption={`${titleOf(first)}: ${states}`}>
      <Text as="p" size="12" tone="faint">
        {through.join(', ')}
      </Text>
    </Picture>
  )
}
