import { Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { Pictures } from './Picture.tsx'
import { useStories } from './storyIndex.ts'

/** The page of a screen: all its states. */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const states = useStories().filter(
    ({ title, tags = [] }) => title === preparedMeta.title && !tags.includes('behaviour'),
  )
  return (
    <>
      <Title />
      <Unstyled>
        <Pictures of={states.map(({ id, name }) => ({ story: id, caption: name }))} />
      </Unstyled>
    </>
  )
}
