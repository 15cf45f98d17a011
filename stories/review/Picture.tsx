import { Text } from '@driver-trust/ui/text'
import { useCallback, useState } from 'react'
import { FITTING, StoryFrame } from '../../.storybook/StoryFrame.ts'
import { toolbarGlobals } from '../../.storybook/toolbarGlobals.ts'
import { linkToStory } from './storyIndex.ts'

interface PictureProps {
  /** Its id. */
  story: string
  caption: string
}

/** A story as it looks now, small, as the toolbars say, and leading to it: loaded when it comes into view, and unloaded when it leaves. */
function Picture({ story, caption }: PictureProps) {
  const globals = toolbarGlobals()
  const [isNear, setNear] = useState(false)
  const watch = useCallback((box: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      rootMargin: '100px',
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <a href={linkToStory(story)} target="_top" style={PICTURE}>
      <div ref={watch} style={BOX} data-frames="" data-thumbnail="">
        {isNear && <StoryFrame story={story} globals={globals} title={story} isHidden />}
      </div>
      <Text weight="medium">{caption}</Text>
    </a>
  )
}

/** The caption has two lines. */
const PICTURE = { display: 'grid', gridTemplateRows: 'auto 44px', textDecoration: 'none', color: 'inherit' }

const BOX = {
  ...FITTING,
  aspectRatio: '16 / 10',
  borderRadius: 6,
  border: '1px solid var(--dt-line-control)',
  pointerEvents: 'none', // a click is the link's
} as const

/** As many stories side by side as fit. */
export function Pictures({ of }: { of: readonly PictureProps[] }) {
  return (
    <div style={GRID}>
      {of.map((each) => (
        <Picture key={each.story} {...each} />
      ))}
    </div>
  )
}

const GRID = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 24 }
