import { type Failure, Struct, string } from 'superstruct'

/** What is wrong with a text, as the sentence to show; nothing when it is right. */
export type Problem = (text: string) => string | undefined

/**
 * A required text with a rule in words: a missing one is judged as an empty one, and surrounding blanks are cut off
 * before it is judged or sent.
 */
export function textRule(name: string, problem: Problem): Struct<string, null> {
  return new Struct<string, null>({
    ...exactTextRule(name, problem),
    coercer: (value) => (typeof value === 'string' ? value.trim() : value),
  })
}

/** The same for a text that is taken byte by byte, such as a password. */
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

/** The same text field, which says "Field is mandatory." when it is missing or blank. */
export function required<T extends string, S>(rule: Struct<T, S>): Struct<T, S> {
  return new Struct<T, S>({
    ...rule,
    validator: (value, context) =>
      isBlank(value) ? { message: mandatory, isRule: true } : rule.validator(value, context),
  })
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** A text field that may be left empty: missing, `null` and blank parse to `undefined`, anything else follows the rule. */
export function emptyOr<T extends string, S>(rule: Struct<T, S>): Struct<T | undefined, S> {
  return new Struct<T | undefined, S>({
    ...rule,
    coercer: (value, context) => (isEmpty(value) ? undefined : rule.coercer(value, context)),
    validator: (value, context) => isEmpty(value) || rule.validator(value, context),
    refiner: (value, context) => isEmpty(value) || rule.refiner(value as T, context), // not empty and valid: a T
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** The same struct, whose failures say this text; an error object shows texts of rules only. */
export function message<T, S>(struct: Struct<T, S>, text: string): Struct<T, S> {
  return new Struct<T, S>({
    ...struct,
    validator: (value, context) => reworded(struct.validator(value, context), text),
    refiner: (value, context) => reworded(struct.refiner(value, context), text),
  })
}

type Reworded = Partial<Failure> & { isRule: true }

function* reworded(failures: Iterable<Failure>, text: string): Generator<Reworded> {
  for (const failure of failures) yield { ...failure, message: text, isRule: true }
}

/** The message of a required field that has no rule of its own. */
export const mandatory = 'Field is mandatory.'

/** The message where an entry is of the wrong kind and no rule of section 5 of the spec has words for it. */
export const invalidEntry = 'This entry is not valid.'

/** Longer than every text that the contract allows, shorter than what slows a page down. */
const LONGEST = 1000

/** A text of an answer that is shown. One that is far too long is cut where it is parsed, so that the whole never reaches the page. */
export function shownText(): Struct<string, null> {
  return new Struct<string, null>({ ...string(), coercer: cutText })
}

/** The text itself, or its beginning with an ellipsis; a character of two code units stays whole. */
export function cutText<T>(value: T): T | string {
  if (typeof value !== 'string' || value.length <= LONGEST) return value
  return `${value.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')}…`
}
