import type { Guide } from '@driver-trust/ui/guide'

/** What a primitive's page is made of, besides what the compiler and the imports know. */
export interface Page {
  name: string
  guide: Guide
  /** The code of each example: first the dos, then the don'ts. */
  codes: readonly string[]
}
