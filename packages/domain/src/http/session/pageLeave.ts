import { pause } from '../client/exchange.ts'

/** Milliseconds after which a page that was to be left counts as staying: the user may have chosen to. */
const LONGEST = 5000
const LOOK = 50

/** Resolves at once, or when a page that is being left stays after all (contract 4.7.6). */
export function createStaying(page: Pick<Window, 'addEventListener'>): () => Promise<void> {
  let leftAt: number | undefined
  page.addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  page.addEventListener('pageshow', () => {
    leftAt = undefined
  })
  return async () => {
    while (leftAt !== undefined && performance.now() - leftAt < LONGEST) await pause(LOOK)
  }
}
