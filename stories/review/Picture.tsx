import { Text } from '@driver-trust/ui/text'
import type { ReactNode } from 'react'
import { modes } from '../../.storybook/modes.ts'
import { linkToStory } from './storyIndex.ts'

const MODES: Record<string, string> = {
  'desktop-light': 'Light',
  'desktop-dark': 'Dark',
  'mobile-light': 'Phone',
  rtl: 'Right to left',
  'forced-colours': 'Forced colours',
}

export interface PictureProps {
  /** The story's id. */
  id: string
  name: string
  mode?: string
  /** Below `visual/`; none for a state that isn't compared in this mode. */
  file: string | undefined
  caption?: string
  height?: number
}

/** A committed baseline that leads to its story, or a dashed frame where there is none. */
export function Picture({
  id,
  name,
  mode = 'desktop-light',
  file,
  caption = MODES[mode] ?? mode,
  height = 128,
}: PictureProps) {
  const inlineSize = widthOf(mode, height)
  return (
    <a href={linkToStory(id, mode)} target="_top" style={{ textDecoration: 'none', color: 'inherit' }}>
      {file ? (
        <Captioned caption={caption} width={inlineSize}>
          <img
            src={`./visual/${file}`}
            alt={`${name}: ${MODES[mode]}`}
            loading="lazy"
            style={{ ...THUMBNAIL, inlineSize, blockSize: height }}
          />
        </Captioned>
      ) : (
        <Placeholder caption={caption} mode={mode} height={height} words="No screenshot" />
      )}
    </a>
  )
}

export interface PlaceholderProps {
  caption: string
  mode?: string
  height: number
  /** What is missing. */
  words: string
}

/** A dashed frame in place of something missing, so that it is noticed. */
export function Placeholder({ caption, mode = 'desktop-light', height, words }: PlaceholderProps) {
  const inlineSize = widthOf(mode, height)
  return (
    <Captioned caption={caption} width={inlineSize}>
      <span style={{ ...PLACEHOLDER, inlineSize, blockSize: height }}>
        <Text size="12" tone="muted" align="center">
          {words}
        </Text>
      </span>
    </Captioned>
  )
}

function Captioned({ caption, width, children }: { caption: string; width: number; children: ReactNode }) {
  return (
    <div style={{ inlineSize: width }}>
      {children}
      <Text as="p" size="12" tone="muted">
        {caption}
      </Text>
    </div>
  )
}

/** Phones are upright. */
function widthOf(mode: string, height: number): number {
  return Math.round(height * (modes[mode]?.globals.viewport?.value === 'mobile' ? 0.5625 : 1.375))
}

const FRAME = {
  display: 'grid',
  placeItems: 'center',
  borderRadius: 6,
  border: '1px solid var(--dt-line-control)',
} as const
const THUMBNAIL = { ...FRAME, objectFit: 'cover', objectPosition: 'top' } as const
const PLACEHOLDER = { ...FRAME, borderStyle: 'dashed' } as const
