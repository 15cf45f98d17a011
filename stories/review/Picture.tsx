import { Text } from '@driver-trust/ui/text'
import type { ReactNode } from 'react'
import { LiveFrame } from './LiveFrame.tsx'
import { type Entry, linkToStory } from './storyIndex.ts'

export interface PictureProps {
  story: Entry
  caption: string
  /** What else there is to say or to follow, below the caption. */
  children?: ReactNode
}

/** A story as it looks now, which leads to it. */
export function Picture({ story, caption, children }: PictureProps) {
  return (
    <div>
      <div style={{ position: 'relative', paddingBlockEnd: CAPTION }}>
        <LiveFrame story={story.id} />
        <a href={linkToStory(story.id)} target="_top" style={OVER}>
          <div style={{ blockSize: CAPTION }}>
            <Text weight="medium">{caption}</Text>
          </div>
        </a>
      </div>
      {children}
    </div>
  )
}

/** As many stories side by side as fit. */
export function Pictures({ children }: { children: ReactNode }) {
  return <div style={GRID}>{children}</div>
}

/** Two lines. */
const CAPTION = 44

/** The whole picture is the link. */
const OVER = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'end',
  textDecoration: 'none',
  color: 'inherit',
} as const

const GRID = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 24 }
