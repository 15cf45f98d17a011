import { Text } from '@driver-trust/ui/text'
import type { ReactNode } from 'react'
import { type Entry, linkToStory, picturesOf } from './storyIndex.ts'

export interface PictureProps {
  story: Entry
  caption: string
  /** What else there is to say or to follow, below the caption. */
  children?: ReactNode
}

/** The committed baseline of a story, which leads to it; nothing without one. */
export function Picture({ story, caption, children }: PictureProps) {
  const { 'desktop-light': file } = picturesOf(story)
  if (!file) return null
  return (
    <div>
      <a href={linkToStory(story.id)} target="_top" style={{ textDecoration: 'none', color: 'inherit' }}>
        <img src={`./visual/${file}`} alt="" loading="lazy" style={THUMBNAIL} />
        <Text as="p" weight="medium">
          {caption}
        </Text>
      </a>
      {children}
    </div>
  )
}

/** As many screenshots side by side as fit. */
export function Pictures({ children }: { children: ReactNode }) {
  return <div style={GRID}>{children}</div>
}

const GRID = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 24 }

const THUMBNAIL = {
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  objectPosition: 'top',
  borderRadius: 6,
  border: '1px solid var(--dt-line-control)',
} as const
