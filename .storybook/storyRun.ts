import { action } from 'storybook/actions'
import type { userEvent } from 'storybook/test'

/** Types into the fields of a story. */
export type TypingUser = { -readonly [Key in 'type']: (typeof userEvent)[Key] }

export interface StoryOfTest {
  id: string
  tags: readonly string[]
  /** A whole page of the console, and not a primitive. */
  isPage: boolean
}

/** What a run of a story does besides showing it: this is how Storybook runs one for a person; Vitest's set-up replaces it. */
export const storyRun: {
  /** Plays that only look are executed. */
  isTest: boolean
  before: (user: TypingUser) => Promise<void>
  /** Tells of something that no story may do, such as a request without an answer. */
  report: (what: string, details: string) => void
  after: (story: StoryOfTest) => Promise<void>
} = {
  isTest: false,
  before: async () => {},
  report: (what, details) => action(what)(details), // a line in the panel "Actions": what is on screen stays reviewable
  after: async () => {},
}
