import { Unstyled } from '@storybook/addon-docs/blocks'
import { Pictures } from '../review/Picture.tsx'
import { titleOf, useStories } from '../review/storyIndex.ts'

/** Every screen in the sidebar's order. */
export function AllScreens() {
  const stories = useStories().filter(({ title }) => title.startsWith('Screens/'))
  const screens = [...Map.groupBy(stories, titleOf)]
  return (
    <Unstyled>
      <Pictures of={screens.flatMap(([caption, [first]]) => (first ? { story: first.id, caption } : []))} />
    </Unstyled>
  )
}
