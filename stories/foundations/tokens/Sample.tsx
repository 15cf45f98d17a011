import type { CSSProperties } from 'react'
import type { TokenRow } from './tokenRows.ts'

const BOX = { inlineSize: 72, blockSize: 24, border: '1px solid var(--dt-line-hairline)' }

/** How the tokens of a group are drawn; what can't be seen has no sample. */
const SAMPLES: Readonly<Record<string, (value: string) => CSSProperties>> = {
  space: (inlineSize) => ({ inlineSize, blockSize: 16, background: 'var(--dt-accent-solid)' }),
  radius: (borderRadius) => ({ ...BOX, borderRadius, blockSize: 48 }),
  controlHeight: (blockSize) => ({ ...BOX, blockSize }),
  elevation: (boxShadow) => ({ ...BOX, boxShadow, margin: 16, border: 0, background: 'var(--dt-surface-raised)' }),
}

const FONTS: Readonly<Record<string, (value: string) => CSSProperties>> = {
  font: (fontFamily) => ({ fontFamily }),
  fontSize: (fontSize) => ({ fontSize, lineHeight: 1.2 }),
  fontWeight: (fontWeight) => ({ fontWeight }),
}

/** What a token looks like. */
export function Sample({ row: { path, property, isColour } }: { row: TokenRow }) {
  const [group = ''] = path.split('.')
  const value = `var(${property})`
  const font = FONTS[group]
  if (font) return <div style={font(value)}>Ana 42</div>
  const style = isColour ? { ...BOX, borderRadius: 4, background: value } : SAMPLES[group]?.(value)
  return style && <div style={style} />
}
