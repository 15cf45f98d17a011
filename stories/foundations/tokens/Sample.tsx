import { type CSSProperties, useState } from 'react'
import type { TokenRow } from './tokenRows.ts'

const BOX = { inlineSize: 72, blockSize: 24, border: '1px solid var(--dt-line-hairline)' }
const BAR = { blockSize: 16, background: 'var(--dt-accent-solid)' }

/** How the tokens of a group are drawn; what can't be seen has no sample. */
const SAMPLES: Readonly<Record<string, (value: string) => CSSProperties>> = {
  space: (inlineSize) => ({ ...BAR, inlineSize }),
  radius: (borderRadius) => ({ ...BOX, borderRadius, blockSize: 48 }),
  controlHeight: (blockSize) => ({ ...BOX, blockSize }),
  elevation: (boxShadow) => ({ ...BOX, boxShadow, margin: 16, border: 0, background: 'var(--dt-surface-raised)' }),
}

const FONTS: Readonly<Record<string, (value: string) => CSSProperties>> = {
  font: (fontFamily) => ({ fontFamily }),
  fontSize: (fontSize) => ({ fontSize, lineHeight: 1.2 }),
  fontWeight: (fontWeight) => ({ fontWeight }),
}

const MOTIONS: Readonly<Record<string, (value: string) => string>> = {
  duration: (duration) => `translate ${duration} var(--dt-easing-out)`,
  easing: (easing) => `translate var(--dt-duration-slow) ${easing}`,
}

/** What a token looks like. */
export function Sample({ row: { path, property, isColour } }: { row: TokenRow }) {
  const [group = ''] = path.split('.')
  const value = `var(${property})`
  const font = FONTS[group]
  if (font) return <div style={font(value)}>Ana 42</div>
  const motion = MOTIONS[group]
  if (motion) return <Moving transition={motion(value)} />
  const style = isColour ? { ...BOX, borderRadius: 4, background: value } : SAMPLES[group]?.(value)
  return style && <div style={style} />
}

/** Moves while it is pointed at. */
function Moving({ transition }: { transition: string }) {
  const [isAway, setAway] = useState(false)
  return (
    <div style={{ inlineSize: 144 }} onPointerEnter={() => setAway(true)} onPointerLeave={() => setAway(false)}>
      <div style={{ ...BAR, inlineSize: 48, transition, translate: isAway ? '96px' : '0' }} />
    </div>
  )
}
