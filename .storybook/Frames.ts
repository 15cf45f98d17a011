import { type CSSProperties, createElement as element } from 'react' // as in Compared.ts
import { addressOf, type Comparison, type Globals, scaleToFit, sizeOf } from './comparisons.ts'
import { useTurn } from './frameTurns.ts'

interface FramesProps {
  storyId: string
  /** What the toolbars say. */
  globals: Globals
  comparison: Comparison
}

const GAP = 8
const CAPTION = 20
/** A page of more than two has rows as high as this at least, and scrolls. */
const LEAST_ROW = 360

const GRID = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: GAP,
  padding: GAP,
  overflow: 'hidden auto',
  minBlockSize: 0,
  containerType: 'size',
} as const

/** All as wide as the chosen viewport, scaled down to fit. Each waits until the one before has been played. */
export function Frames({ storyId, globals, comparison: { title: tab, sides } }: FramesProps) {
  const columns = sides.length > 4 ? 3 : 2
  const room = `calc((100cqi - ${GAP * (columns - 1)}px) / ${columns})`
  const rowHeight = sides.length === 2 ? '100cqb' : `max(${LEAST_ROW}px, (100cqb - ${GAP}px) / 2)`
  const frames = sides.map(({ title, changed }) => {
    const shown = { ...globals, ...changed }
    const size = sizeOf(shown)
    const scale = scaleToFit(room, size)
    const style = {
      inlineSize: size.width,
      blockSize: `calc((${rowHeight} - ${CAPTION}px) / ${scale})`,
      border: 0,
      outline: '1px solid #8884', // a border would take its width from the story
      scale,
      transformOrigin: '0 0',
    }
    const frame = element(Frame, { title, style, src: addressOf(storyId, shown) })
    const box = { inlineSize: room, blockSize: rowHeight, overflow: 'hidden' }
    const caption = element('div', { style: { blockSize: CAPTION, fontSize: 12 } }, title)
    return element('div', { key: `${storyId} ${tab} ${title}`, style: box }, caption, frame)
  })
  return element('div', { style: GRID, 'data-frames': '' }, frames)
}

function Frame(props: { title: string; style: CSSProperties; src: string }) {
  const [ref, isDue] = useTurn(1)
  return isDue && element('iframe', { ...props, ref })
}
