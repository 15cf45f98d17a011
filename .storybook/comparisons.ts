import type { Globals } from './StoryFrame.ts'
import { toolbars } from './toolbars.ts'

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
