import { viewports } from './viewports.ts'

export type Globals = Readonly<Record<string, unknown>>

interface Side {
  title: string
  /** What this side shows instead of what the toolbars say. */
  changed: Globals
}

/** Frames of one story that differ in what the toolbars could set. */
export interface Comparison {
  id: string
  sides: readonly Side[]
}

interface GlobalTypes {
  persona?: { toolbar?: { items?: readonly unknown[] } }
}

export const themes = comparison('themes', { Light: { theme: 'light' }, Dark: { theme: 'dark' } })

/** Three trials of a layout; what holds in all of them holds in most. */
export const stress = comparison('stress', {
  'Long texts': { text: 'long' },
  'Right to left': { direction: 'rtl' },
  'Zoomed to 200 %': { viewport: { value: 'zoomed' } },
})

/** The story as everyone whom the toolbar offers. */
export function everyone({ persona }: GlobalTypes): Comparison {
  const items = (persona?.toolbar?.items ?? []) as readonly { value: string; title: string }[]
  return comparison('everyone', Object.fromEntries(items.map(({ value, title }) => [title, { persona: value }])))
}

function comparison(id: string, sides: Readonly<Record<string, Globals>>): Comparison {
  return { id, sides: Object.entries(sides).map(([title, changed]) => ({ title, changed })) }
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
