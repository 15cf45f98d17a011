import { createElement as element, useEffect, useRef, useState } from 'react' // Storybook compiles this file without JSX's runtime
import { useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { addressOf, type Globals, type Pair, pairsOf } from './pairs.ts'

/** Two whole frames of the story, popups and dialogs included, that differ in one global. The pair is in the address. */
export function SideBySide() {
  const api = useStorybookApi()
  const { storyId, viewMode } = useStorybookState()
  const [globals] = useGlobals()
  const pairs = pairsOf(useGlobalTypes())
  const pair = pairs.find(({ id }) => id === api.getQueryParam('pair')) ?? pairs[0]
  if (!pair || viewMode !== 'story') return null
  const choice = element(
    'select',
    {
      'aria-label': 'Compare',
      value: pair.id,
      onChange: ({ target }: { target: HTMLSelectElement }) => api.setQueryParams({ pair: target.value }),
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

/** Both as wide as the chosen viewport, scaled down to fit. */
function Frames({ storyId, globals, pair }: FramesProps) {
  const area = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (area.current) observer.observe(area.current)
    return () => observer.disconnect()
  }, [])
  const inlineSize = Number.parseInt(pair.widthOf(globals), 10)
  const room = (size.width - GAP) / 2
  const scale = Math.min(1, room / inlineSize)
  const style = { inlineSize, blockSize: size.height / scale, border: 0, scale, transformOrigin: '0 0' }
  const frames = pair.sides.map(({ title, changed }) =>
    element(
      'div',
      { key: title, style: { inlineSize: room, overflow: 'hidden' } },
      size.width > 0 &&
        element('iframe', { title, style, src: addressOf(storyId, { ...globals, ...changed(globals) }) }),
    ),
  )
  return element(
    'div',
    { ref: area, style: { display: 'flex', gap: GAP, overflow: 'hidden', minBlockSize: 0 } },
    frames,
  )
}
