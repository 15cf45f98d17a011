import { TextLink } from '@driver-trust/ui/text-link'
import { useSyncExternalStore } from 'react'
import { addressOf } from '../../.storybook/comparisons.ts'
import { useTurn } from '../../.storybook/frameTurns.ts'
import { toolbarGlobals, watchGlobals } from '../../.storybook/toolbarGlobals.ts'
import { linkToStory } from './storyIndex.ts'

/** A story within a page, to operate: as the toolbars say, and as wide as the page. */
export function Live({ story, children }: { story: string; children: string }) {
  const globals = useSyncExternalStore(watchGlobals, toolbarGlobals)
  const [frame, isDue] = useTurn(1)
  return (
    <figure style={{ margin: '16px 0' }} data-frames="">
      <iframe ref={frame} title={children} src={isDue ? addressOf(story, globals) : undefined} style={FRAME} />
      <figcaption>
        <TextLink href={linkToStory(story)} target="_top">
          {children}
        </TextLink>
      </figcaption>
    </figure>
  )
}

const FRAME = { inlineSize: '100%', blockSize: 640, border: '1px solid var(--dt-line-control)', borderRadius: 6 }
