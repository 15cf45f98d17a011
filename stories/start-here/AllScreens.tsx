import { Picture, Pictures } from '../review/Picture.tsx'
import { Surface } from '../review/Surface.tsx'
import { picturesOf, titleOf, useIndex } from '../review/storyIndex.ts'

/** Every screen in the sidebar's order. */
export function AllScreens() {
  const stories = (useIndex() ?? []).filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
  const screens = [...Map.groupBy(stories, ({ title }) => title).values()]
  return (
    <Surface>
      <Pictures>
        {screens.flatMap(([first]) => {
          const file = first && picturesOf(first)['desktop-light']
          return file ? <Picture key={first.id} id={first.id} file={file} caption={titleOf([first]) ?? ''} /> : []
        })}
      </Pictures>
    </Surface>
  )
}
