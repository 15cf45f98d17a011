import { TextLink } from '@driver-trust/ui/text-link'
import { StoryFrame } from '../../.storybook/StoryFrame.ts'
import { toolbarGlobals } from '../../.storybook/toolbarGlobals.ts'
import { linkToStory } from './storyIndex.ts'

/** A story within a page, to operate: as the toolbars say, and as wide as the page. */
export function Live({ story, children }: { story: string; children: string }) {
  return (
    <figure style={{ margin: '16px 0' }} data-frames="">
      <StoryFrame story={story} globals={toolbarGlobals()} title={children} style={FRAME} />
      <figcaption>
        <TextLink href={linkToStory(story)} target="_top">
          {children}
        </TextLink>
      </figcaption>
    </figure>
  )
}

const FRAME = { inlineSize: '100%', blockSize: 640, border: '1px solid var(--dt-line-control)', borderRadius: 6 }
