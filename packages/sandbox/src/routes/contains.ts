import { foldText } from '@driver-trust/domain'

/** The values of a parameter that may be repeated. */
export function list<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** Whether a value is among those asked for; every value is when none are. */
export function isOneOf(allowed: string | string[] | undefined, value: string): boolean {
  const values = list(allowed)
  return values.length === 0 || values.includes(value)
}

/** Whether a text contains what was asked for, whatever its case and accents: "wisniewski" finds "Wiśniewski". */
export function contains(value: string | undefined, part: string | undefined): boolean {
  return part === undefined || fold(value ?? '').includes(fold(part))
}

/** Letters that Unicode doesn't take apart into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

function fold(text: string): string {
  return foldText(text).replace(/[łøđðıßæœ]/g, (letter) => PLAIN[letter] ?? letter)
}
