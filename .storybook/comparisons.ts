import { toolbars } from './toolbars.ts'
import { viewports } from './viewports.ts'

export type Globals = Readonly<Record<string, unknown>>

interface Side {
  title: string
  /** What this side shows instead of what the toolbars say. */
  changed: Globals
}

/** Frames of one story that differ in what the toolbars could set. */
export interface Comparison {
  title: string
  sides: readonly Side[]
}

/** The global with the title of the comparison that is on. */
export const COMPARE = 'compare'

/** Each is a button above a story. */
export const comparisons: readonly Comparison[] = [
  {
    title: 'Side by side',
    sides: [
      { title: 'Light', changed: { theme: 'light' } },
      { title: 'Dark', changed: { theme: 'dark' } },
    ],
  },
  {
    title: 'Everyone',
    sides: toolbars.persona.toolbar.items.map(({ value, title }) => ({ title, changed: { persona: value } })),
  },
  {
    title: 'Stress', // what holds in all of these holds in most
    sides: [
      { title: 'Long texts', changed: { text: 'long' } },
      { title: 'Right to left', changed: { direction: 'rtl' } },
      { title: 'Zoomed to 200%', changed: { viewport: { value: 'zoomed' } } },
    ],
  },
]

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
