import { viewports } from './viewports.ts'

export type Globals = Readonly<Record<string, unknown>>

interface Side {
  title: string
  /** What this side shows instead of what the toolbars say. */
  changed: (globals: Globals) => Globals
}

export interface Pair {
  id: string
  title: string
  sides: readonly Side[]
  /** Of each frame, such as `1280px`. */
  widthOf: (globals: Globals) => string
}

interface GlobalTypes {
  persona?: { toolbar?: { items?: readonly unknown[] } }
}

/** What can be compared: themes, directions, texts, the story as shown with the same as another persona, and all personas. */
export function pairsOf(types: GlobalTypes): Pair[] {
  const personas = (types.persona?.toolbar?.items ?? []) as readonly { value: string; title: string }[]
  return [
    pair('theme', 'light and dark', { Light: { theme: 'light' }, Dark: { theme: 'dark' } }),
    pair('direction', 'left to right and right to left', {
      'Left to right': { direction: 'ltr' },
      'Right to left': { direction: 'rtl' },
    }),
    pair('text', 'texts as they are and long', { 'As they are': { text: 'given' }, Long: { text: 'long' } }),
    pair('contrast', 'colours as they are and forced', {
      'As they are': { contrast: 'given' },
      Forced: { contrast: 'forced' },
    }),
    pair(
      'everyone',
      'everyone at once',
      Object.fromEntries(personas.map(({ value, title }) => [title, { persona: value }])),
    ),
    ...personas.map(({ value, title }) =>
      pair(`persona-${value}`, `as shown and as ${title}`, { 'As shown': {}, [title]: { persona: value } }),
    ),
  ]
}

function pair(id: string, title: string, sides: Readonly<Record<string, Globals>>): Pair {
  const named = Object.entries(sides).map(([name, changed]) => ({ title: name, changed: () => changed }))
  return { id, title, sides: named, widthOf: widthOfViewport }
}

function widthOfViewport({ viewport }: Globals): string {
  const name = (viewport as { value?: keyof typeof viewports } | undefined)?.value ?? 'desktop'
  return viewports[name]?.styles.width ?? viewports.desktop.styles.width
}

/** The frame of a story with these globals. */
export function addressOf(story: string, globals: Globals): string {
  const flat = Object.entries(globals).flatMap(([key, value]) => {
    if (typeof value === 'string') return value === '' ? [] : [`${key}:${value}`]
    return typeof value === 'object' && value !== null && 'value' in value ? [`${key}.value:${value.value}`] : []
  })
  return `iframe.html?id=${story}&viewMode=story&globals=${encodeURIComponent(flat.join(';'))}`
}
