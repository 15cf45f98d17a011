import { Struct, string } from 'superstruct'

/** Longer than every text that the contract allows (spec, section 9), shorter than what slows a page down. */
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
