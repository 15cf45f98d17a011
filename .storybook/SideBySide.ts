import { createElement as element, type RefObject, useEffect, useRef, useState } from 'react' // Storybook compiles this file without JSX's runtime
import { useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { addressOf, type Globals, type Pair, pairsOf } from './pairs.ts'

/** Whole frames of the story, popups and dialogs included, that differ in one global. What is compared is in the address. */
export function SideBySide() {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const [globals] = useGlobals()
  const pairs = pairsOf(useGlobalTypes())
  const pair = pairs.find(({ id }) => id === api.getQueryParam('pair')) ?? pairs[0]
  if (!pair || viewMode !== 'story')
    return element('p', { style: { margin: 24 } }, 'Open a story to compare it with itself.')
  const choice = element(
    'select',
    {
      'aria-label': 'Compare',
      value: pair.id,
      onChange: ({ target }: { target: HTMLSelectElement }) => api.applyQueryParams({ pair: target.value }),
      style: { margin: 8, justifySelf: 'start' },
    },
    pairs.map(({ id, title }) => element('option', { key: id, value: id }, title)),
  )
  return element('div', { style: LAYOUT }, choice, element(Frames, { storyId, globals, pair }))
}

const LAYOUT = { position: 'absolute', inset: 0, display: 'grid', gridTemplateRows: 'auto 1fr' } as const
const GAP = 8

interface FramesProps {
  storyId: string
  globals: Globals
  pair: Pair
}

const CAPTION = 20
/** A page of more than two has rows as high as this at least, and scrolls. */
const LEAST_ROW = 360

/**
 * All as wide as the chosen viewport, scaled down to fit. Each waits until the one before has been played: plays would
 * take the focus from each other.
 */
function Frames({ storyId, globals, pair }: FramesProps) {
  const area = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (area.current) observer.observe(area.current)
    return () => observer.disconnect()
  }, [])
  const due = useDue(area, `${storyId} ${pair.id}`)
  const columns = pair.sides.length > 2 ? 3 : 2
  const inlineSize = Number.parseInt(pair.widthOf(globals), 10)
  const room = (size.width - GAP * (columns - 1)) / columns
  const rowHeight = columns === 2 ? size.height : Math.max(LEAST_ROW, (size.height - GAP) / 2)
  const scale = Math.min(1, room / inlineSize)
  const transform = `scale(${scale})`
  const style = { inlineSize, blockSize: (rowHeight - CAPTION) / scale, border: 0, transform, transformOrigin: '0 0' }
  const frames = pair.sides.map(({ title, changed }, index) => {
    const src = addressOf(storyId, { ...globals, ...changed(globals) })
    const frame = size.width > 0 && index < due && element('iframe', { title, style, src })
    const box = { inlineSize: room, blockSize: rowHeight, overflow: 'hidden' }
    return element(
      'div',
      { key: `${pair.id} ${title}`, style: box },
      element('div', { style: { blockSize: CAPTION, fontSize: 12 } }, title),
      frame,
    )
  })
  const grid = { display: 'flex', flexWrap: 'wrap', gap: GAP, overflow: 'hidden auto', minBlockSize: 0 }
  return element('div', { ref: area, style: grid }, frames)
}

const PATIENCE = 15_000
const ENDS: readonly string[] = ['completed', 'finished', 'aborted', 'errored']

/** Storybook's preview in a frame, as far as it says how far its story is. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

/** How many frames may load: one more whenever the last has been played, or takes too long. */
function useDue(area: RefObject<HTMLDivElement | null>, what: string): number {
  const [due, setDue] = useState({ what, count: 1 })
  const count = due.what === what ? due.count : 1
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => {
      const last = area.current?.querySelectorAll('iframe')[count - 1]?.contentWindow as StoryWindow | null | undefined
      const isOver = performance.now() - start > PATIENCE
      if (isOver || ENDS.includes(last?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''))
        setDue({ what, count: count + 1 })
    }, 100)
    return () => clearInterval(timer)
  }, [area, what, count])
  return count
}
