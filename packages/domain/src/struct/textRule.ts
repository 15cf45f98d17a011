import { Struct } from 'superstruct'
import { invalidEntry } from './invalidEntry.ts'

/** What is wrong with a text, as the sentence to show; nothing when it is right (spec, section 5). */
export type Problem = (text: string) => string | undefined

/**
 * A required text with a rule in words: a missing one is judged as an empty one, and surrounding blanks are cut off
 * before it is judged or sent (spec, section 5).
 */
export function textRule(name: string, problem: Problem): Struct<string, null> {
  return new Struct<string, null>({
    ...exactTextRule(name, problem),
    coercer: (value) => (typeof value === 'string' ? value.trim() : value),
  })
}

/** The same for a text that is taken byte by byte, such as a password (spec, section 5). */
export function exactTextRule(name: string, problem: Problem): Struct<string, null> {
  return new Struct<string, null>({
    type: name,
    schema: null,
    validator: (value) => {
      const message = messageFor(value, problem)
      return message === undefined || { message, isRule: true }
    },
  })
}

function messageFor(value: unknown, problem: Problem): string | undefined {
  if (typeof value === 'string') return problem(value)
  return value === undefined || value === null ? (problem('') ?? invalidEntry) : invalidEntry
}
