import type { CSSProperties } from 'react'
import type { TokenRow } from './tokenRows.ts'

const BOX = { inlineSize: 72, blockSize: 24, border: '1px solid var(--dt-line-hairline)' }
const BAR = { inlineSize: 48, blockSize: 16, background: 'var(--dt-accent-solid)' }

/** How the tokens of a group are drawn; what can't be seen has no sample. */
const SAMPLES: Readonly<Record<string, (value: string) => CSSProperties>> = {
  space: (inlineSize) => ({ ...BAR, inlineSize }),
  radius: (borderRadius) => ({ ...BOX, borderRadius, blockSize: 48 }),
  controlHeight: (blockSize) => ({ ...BOX, blockSize }),
  elevation: (boxShadow) => ({ ...BOX, boxShadow, margin: 16, border: 0, background: 'var(--dt-surface-raised)' }),
  font: (fontFamily) => ({ fontFamily }),
  fontSize: (fontSize) => ({ fontSize, lineHeight: 1.2 }),
  fontWeight: (fontWeight) => ({ fontWeight }),
  duration: (duration) => ({ ...BAR, transition: `translate ${duration} var(--dt-easing-out)` }),
  easing: (easing) => ({ ...BAR, transition: `translate var(--dt-duration-slow) ${easing}` }),
}

/** Bars of durations and curves move while their cell is pointed at. */
export const MOVING = 'td:hover :is([data-sample="duration"], [data-sample="easing"]) { translate: 96px; }'

/** What a token looks like. */
export function Sample({ row: { path, property, isColour } }: { row: TokenRow }) {
  const [group = ''] = path.split('.')
  const value = `var(${property})`
  const style = isColour ? { ...BOX, borderRadius: 4, background: value } : SAMPLES[group]?.(value)
  return (
    style && (
      <div data-sample={group} style={style}>
        {group.startsWith('font') && 'Ana 42'}
      </div>
    )
  )
}
