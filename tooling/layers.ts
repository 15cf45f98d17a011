import { join } from 'node:path'

export interface Layer {
  /** How it is asked for: `npm test -- lint types`. */
  name: string
  title: string
  /** Tasks of Turborepo. */
  tasks: readonly string[]
  /** Layers of different lanes run side by side. */
  lane: 'checks' | 'stories'
  /** Left out of a plain `npm test`. */
  only?: 'all' | 'changed'
}

/** What `npm test` and `npm run test:all` run, in each lane the cheapest first; without the rest, both lanes take equally long. */
export const layers: readonly Layer[] = [
  { name: 'types', title: 'types', tasks: ['typecheck', 'typecheck:root'], lane: 'checks' },
  { name: 'lint', title: 'lint', tasks: ['lint'], lane: 'stories' },
  { name: 'stories', title: 'stories and screenshots', tasks: ['test:stories'], lane: 'stories' },
  { name: 'unit', title: 'unit', tasks: ['test:unit'], lane: 'checks' },
  { name: 'e2e', title: 'end-to-end', tasks: ['test:e2e'], lane: 'checks' },
  { name: 'modes', title: 'screenshots in other modes', tasks: ['test:modes'], lane: 'stories', only: 'all' },
  { name: 'built', title: 'packages and Storybook', tasks: ['test:built'], lane: 'checks', only: 'all' },
  { name: 'rest', title: 'other end-to-end tests', tasks: ['test:rest'], lane: 'checks', only: 'all' },
  { name: 'browsers', title: "on this machine's browsers", tasks: ['test:browsers'], lane: 'checks', only: 'all' },
  { name: 'changed', title: 'what changed', tasks: ['test:changed'], lane: 'stories', only: 'changed' },
]

/** Where a layer of tests leaves its outcome. */
export const outcomeFile = (name: string) => join(import.meta.dirname, '..', 'test-results', 'summary', `${name}.json`)
