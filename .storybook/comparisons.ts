import type { Globals } from './StoryFrame.ts'
import { toolbars } from './toolbars.ts'

/** The global with the name of the comparison that is on. */
export const COMPARE = 'compare'

/** Each is a button above a story: frames of it, by their titles, with what each shows instead of what the toolbars say. */
export const comparisons: Readonly<Record<string, Readonly<Record<string, Globals>>>> = {
  'Side by side': { Light: { theme: 'light' }, Dark: { theme: 'dark' } },
  Everyone: Object.fromEntries(toolbars.persona.toolbar.items.map(({ value, title }) => [title, { persona: value }])),
  // What holds in all of these holds in most.
  Stress: {
    'Long texts': { text: 'long' },
    'Right to left': { direction: 'rtl' },
    'Zoomed to 200%': { viewport: { value: 'zoomed' } },
  },
}
