import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { modes } from '../../.storybook/modes.ts'
import { Picture, Pictures } from './Picture.tsx'
import { linkToStory, picturesOf, useStories } from './storyIndex.ts'

/** The page of a screen: screenshots of all its states. */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const states = useStories().filter(
    ({ title, tags = [] }) => title === preparedMeta.title && !tags.includes('behaviour'),
  )
  const rest = states.filter((story) => !picturesOf(story)['desktop-light'])
  return (
    <>
      <Title />
      <Unstyled>
        <Stack gap="6">
          <Pictures>
            {states.map((story) => (
              <Picture key={story.id} story={story} caption={story.name}>
                <Inline gap="3">
                  {Object.entries(picturesOf(story)).map(([mode, file]) => (
                    <TextLink key={mode} href={`./visual/${file}`} target="_blank">
                      {modes[mode]?.title}
                    </TextLink>
                  ))}
                </Inline>
              </Picture>
            ))}
          </Pictures>
          {rest.length > 0 && (
            <Inline gap="3">
              <Text tone="muted">Without a screenshot:</Text>
              {rest.map(({ id, name }) => (
                <TextLink key={id} href={linkToStory(id)} target="_top">
                  {name}
                </TextLink>
              ))}
            </Inline>
          )}
        </Stack>
      </Unstyled>
    </>
  )
}
