import { type CSSProperties, createElement as element, useEffect, useRef, useState } from 'react' // as in Compared.ts
import { addressOf, type Comparison, type Globals, sizeOf } from './comparisons.ts'
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

/** All as wide as the chosen viewport, scaled down to fit. Each waits until the one before has been played. */
export function Frames({ storyId, globals, comparison: { title: tab, sides } }: FramesProps) {
  const area = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (area.current) observer.observe(area.current)
    return () => observer.disconnect()
  }, [])
  const columns = sides.length > 4 ? 3 : 2
  const room = (size.width - GAP * (columns - 1)) / columns
  const rowHeight = sides.length === 2 ? size.height : Math.max(LEAST_ROW, (size.height - GAP) / 2)
  const frames = sides.map(({ title, changed }) => {
    const shown = { ...globals, ...changed }
    const { width, zoom } = sizeOf(shown)
    const scale = Math.min(zoom, room / width)
    const style = {
      inlineSize: width,
      blockSize: (rowHeight - CAPTION) / scale,
      border: 0,
      outline: '1px solid #8884', // a border would take its width from the story
      transform: `scale(${scale})`,
      transformOrigin: '0 0',
    }
    const frame = size.width > 0 && element(Frame, { title, style, src: addressOf(storyId, shown) })
    const box = { inlineSize: room, blockSize: rowHeight, overflow: 'hidden' }
    const caption = element('div', { style: { blockSize: CAPTION, fontSize: 12 } }, title)
    return element('div', { key: `${storyId} ${tab} ${title}`, style: box }, caption, frame)
  })
  const grid = { display: 'flex', flexWrap: 'wrap', gap: GAP, padding: GAP, overflow: 'hidden auto', minBlockSize: 0 }
  return element('div', { ref: area, style: grid, 'data-frames': '' }, frames)
}

function Frame(props: { title: string; style: CSSProperties; src: string }) {
  const [ref, isDue] = useTurn(1)
  return isDue && element('iframe', { ...props, ref })
}
