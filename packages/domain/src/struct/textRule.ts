import { type Failure, Struct, string } from 'superstruct'

/** What is wrong with a text, as the message to show; undefined if it is valid. */
export type Problem = (text: string) => string | undefined

/**
 * A required text with a rule in words. A missing one counts as empty, and the text is tidied before it is checked or
 * sent: at least, whitespace around it is trimmed.
 */
export function textRule(
  name: string,
  problem: Problem,
  tidy: (text: string) => string = (text) => text.trim(),
): Struct<string, null> {
  return new Struct<string, null>({
    ...exactTextRule(name, problem),
    coercer: (value) => (typeof value === 'string' ? tidy(value) : value),
  })
}

/** The same for a text that is taken byte for byte, such as a password. */
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

/** The same field, which says "Field is mandatory." if it is missing or blank. */
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

/** A text field that can stay empty: missing, `null` and blank become `undefined`, anything else follows the rule. */
export function emptyOr<T extends string, S>(rule: Struct<T, S>): Struct<T | undefined, S> {
  return new Struct<T | undefined, S>({
    ...rule,
    coercer: (value, context) => (isBlank(value) ? undefined : rule.coercer(value, context)),
    validator: (value, context) => isBlank(value) || rule.validator(value, context),
    refiner: (value, context) => isBlank(value) || rule.refiner(value as T, context), // not blank and valid: a T
  })
}

/** The same struct, failing with this text. Forms only show texts of rules, never superstruct's own. */
export function message<T, S>(struct: Struct<T, S>, text: string): Struct<T, S> {
  return new Struct<T, S>({
    ...struct,
    validator: (value, context) => reworded(struct.validator(value, context), text),
    refiner: (value, context) => reworded(struct.refiner(value, context), text),
  })
}

function* reworded(failures: Iterable<Failure>, text: string): Generator<Partial<Failure> & { isRule: true }> {
  for (const failure of failures) yield { ...failure, message: text, isRule: true }
}

/** For required fields without a message of their own (contract 5.9). */
export const mandatory = 'Field is mandatory.'

/** For an entry of the wrong kind that the contract has no message for. */
export const invalidEntry = 'This entry is not valid.'

/** Longer than any text in the contract, short enough not to slow the page down. */
const LONGEST = 1000

/**
 * A text of an answer that is displayed. It is cut where it is parsed if it is far too long, so that the whole never
 * reaches the page.
 */
export function shownText(): Struct<string, null> {
  return new Struct<string, null>({ ...string(), coercer: cutText })
}

/** The text, or its beginning with an ellipsis; never splits a surrogate pair. */
export function cutText<T>(value: T): T | string {
  if (typeof value !== 'string' || value.length <= LONGEST) return value
  return `${value.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')}…`
}
