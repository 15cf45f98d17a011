import { createElement as element, type RefObject, useEffect, useRef, useState } from 'react' // as in Compared.ts
import { addressOf, type Comparison, type Globals, sizeOf } from './comparisons.ts'
import { isPlayed } from './frameTurns.ts'

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
  const due = useDue(area, `${storyId} ${tab}`)
  const columns = sides.length > 4 ? 3 : 2
  const room = (size.width - GAP * (columns - 1)) / columns
  const rowHeight = sides.length === 2 ? size.height : Math.max(LEAST_ROW, (size.height - GAP) / 2)
  const frames = sides.map(({ title, changed }, index) => {
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
    const src = addressOf(storyId, shown)
    const frame = size.width > 0 && index < due && element('iframe', { title, style, src })
    const box = { inlineSize: room, blockSize: rowHeight, overflow: 'hidden' }
    const caption = element('div', { style: { blockSize: CAPTION, fontSize: 12 } }, title)
    return element('div', { key: `${tab} ${title}`, style: box }, caption, frame)
  })
  const grid = { display: 'flex', flexWrap: 'wrap', gap: GAP, padding: GAP, overflow: 'hidden auto', minBlockSize: 0 }
  return element('div', { ref: area, style: grid, 'data-frames': '' }, frames)
}

const PATIENCE = 15_000

/** How many frames may load: one more whenever the last has been played, or takes too long. */
function useDue(area: RefObject<HTMLDivElement | null>, what: string): number {
  const [due, setDue] = useState({ what, count: 1 })
  const count = due.what === what ? due.count : 1
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => {
      const last = area.current?.querySelectorAll('iframe')[count - 1]
      const isOver = performance.now() - start > PATIENCE
      if (isOver || isPlayed(last)) setDue({ what, count: count + 1 })
    }, 100)
    return () => clearInterval(timer)
  }, [area, what, count])
  return count
}
