import { createElement as element, type RefObject, useEffect, useRef, useState } from 'react' // Storybook compiles this file without JSX's runtime
import { useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { addressOf, type Globals, type Pair, pairsOf } from './pairs.ts'

/** Two whole frames of the story, popups and dialogs included, that differ in one global. The pair is in the address. */
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

/**
 * Both as wide as the chosen viewport, scaled down to fit. The second waits until the first has been played: plays
 * would take the focus from each other.
 */
function Frames({ storyId, globals, pair }: FramesProps) {
  const area = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (area.current) observer.observe(area.current)
    return () => observer.disconnect()
  }, [])
  const isPlayed = usePlayed(area, `${storyId} ${pair.id}`)
  const inlineSize = Number.parseInt(pair.widthOf(globals), 10)
  const room = (size.width - GAP) / 2
  const scale = Math.min(1, room / inlineSize)
  const transform = `scale(${scale})`
  const style = { inlineSize, blockSize: size.height / scale, border: 0, transform, transformOrigin: '0 0' }
  const frames = pair.sides.map(({ title, changed }, index) => {
    const isDue = size.width > 0 && (index === 0 || isPlayed)
    const src = addressOf(storyId, { ...globals, ...changed(globals) })
    const frame = isDue && element('iframe', { title, style, src })
    return element('div', { key: `${pair.id} ${title}`, style: { inlineSize: room, overflow: 'hidden' } }, frame)
  })
  const row = { display: 'flex', gap: GAP, overflow: 'hidden', minBlockSize: 0 }
  return element('div', { ref: area, style: row }, frames)
}

const PATIENCE = 15_000
const ENDS: readonly string[] = ['completed', 'finished', 'aborted', 'errored']

/** Storybook's preview in a frame, as far as it says how far its story is. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

/** Whether the story in the first frame has been played, or takes too long. */
function usePlayed(area: RefObject<HTMLDivElement | null>, what: string): boolean {
  const [played, setPlayed] = useState('')
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => {
      const shown = area.current?.querySelector('iframe')?.contentWindow as StoryWindow | null | undefined
      const isOver = performance.now() - start > PATIENCE
      if (isOver || ENDS.includes(shown?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '')) setPlayed(what)
    }, 100)
    return () => clearInterval(timer)
  }, [area, what])
  return played === what
}
