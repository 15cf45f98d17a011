import { TextLink } from '@driver-trust/ui/text-link'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { Picture, Pictures } from '../review/Picture.tsx'
import { linkToStory, useStories } from '../review/storyIndex.ts'

interface FilmstripProps {
  /** The id of the story that plays the whole flow. */
  played: string
  steps: readonly (readonly [what: string, story: string])[]
}

/** What people do, step by step. A check of the build looks up every story. */
export function Filmstrip({ played, steps }: FilmstripProps) {
  const stories = useStories()
  return (
    <>
      <p>
        <TextLink href={linkToStory(played)} target="_top">
          Watch it played
        </TextLink>{' '}
        in the panel "Interactions" (press A), step by step.
      </p>
      <Unstyled>
        <Pictures>
          {steps.map(([what, id], index) => {
            const shown = stories.find((story) => story.id === id)
            return shown && <Picture key={what} story={shown} caption={`${index + 1}. ${what}`} />
          })}
        </Pictures>
      </Unstyled>
    </>
  )
}
