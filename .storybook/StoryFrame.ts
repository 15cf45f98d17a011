import { type CSSProperties, createElement, useCallback } from 'react' // Storybook compiles this file without JSX's runtime
import { viewports } from './viewports.ts'

export type Globals = Readonly<Record<string, unknown>>

interface StoryFrameProps {
  story: string
  globals: Globals
  title: string
  /** By default as wide as the viewport, scaled down to the box around it. */
  style?: CSSProperties
  isHidden?: boolean
}

/** A story as these globals say: loaded once every frame before it has been played, or they would take the focus from each other. */
export function StoryFrame({ story, globals, title, style = fitted(globals), isHidden = false }: StoryFrameProps) {
  const src = addressOf(story, globals)
  const show = useCallback((frame: HTMLIFrameElement | null) => void (frame && showInTurn(frame, src)), [src])
  const props = isHidden && { tabIndex: -1, 'aria-hidden': true }
  return createElement('iframe', { key: src, ref: show, title, style, ...props })
}

/** The box around a frame that fits. */
export const FITTING = { containerType: 'size', overflow: 'hidden' } as const

function fitted(globals: Globals): CSSProperties {
  const scale = scaleOf(globals)
  const { width } = sizeOf(globals)
  const size = { inlineSize: width, blockSize: `calc(100cqb / ${scale})` }
  return { ...size, display: 'block', border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }
}

/** How much of its size a frame has in the container around it, in CSS. */
export function scaleOf(globals: Globals): string {
  const { width, zoom } = sizeOf(globals)
  return `min(${zoom}, tan(atan2(100cqi, ${width}px)))` // the quotient: not every browser divides lengths
}

/** How wide a frame is in CSS pixels, and how much larger than that users see it. */
export function sizeOf({ viewport }: Globals): { width: number; zoom: number } {
  const name = (viewport as { value?: keyof typeof viewports } | undefined)?.value ?? 'desktop'
  const { width } = (viewports[name] ?? viewports.desktop).styles
  return { width: Number.parseInt(width, 10), zoom: name === 'zoomed' ? 2 : 1 }
}

/** The frame of a story with these globals; nobody reads there what axe says, so it doesn't run. */
export function addressOf(story: string, globals: Globals): string {
  const flat = Object.entries(globals).flatMap(([key, value]) => {
    if (typeof value === 'string') return value === '' ? [] : [`${key}:${value}`]
    return typeof value === 'object' && value !== null && 'value' in value ? [`${key}.value:${value.value}`] : []
  })
  return `iframe.html?id=${story}&viewMode=story&globals=${encodeURIComponent([...flat, 'a11y.manual:!true'].join(';'))}`
}

/** Storybook's preview in a frame, as far as it says how far its story is. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

const ENDS: readonly (string | undefined)[] = ['completed', 'finished', 'aborted', 'errored']
const PATIENCE = 15_000
const PAUSE = 100

let turns = Promise.resolve()

function showInTurn(frame: HTMLIFrameElement, src: string) {
  const isPlayed = () =>
    ENDS.includes((frame.contentWindow as StoryWindow | null)?.__STORYBOOK_PREVIEW__?.currentRender?.phase)
  turns = turns.then(async () => {
    if (frame.isConnected) frame.src = src
    for (let waited = 0; waited < PATIENCE && frame.isConnected && !isPlayed(); waited += PAUSE)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
  })
}
