import { renderToString } from 'react-dom/server'
import type { Guide } from './guideTo.ts'
import { shownBy } from './shownBy.tsx'

/** Every guide, by its file. */
export const guides = import.meta.glob<Guide>('../*/*.guide.tsx', { eager: true, import: 'guide' })

/** A server's HTML for every guide. */
export function onServer(): Record<string, string> {
  return Object.fromEntries(Object.entries(guides).map(([file, guide]) => [file, renderToString(shownBy(guide))]))
}
