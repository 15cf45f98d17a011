import type { Group, Member } from './groups.ts'
import type { TokenChange } from './tokenChanges.ts'

export function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

/** "Organisation: Loading". */
export function titleOf({ story: { title, name } }: Member): string {
  return `${title.replace(/^(?:Screens|Components)\//, '').replaceAll('/', ', ')}: ${name}`
}

/** "Organisation: Loading (new) and 12 alike". */
export function groupWords({ members: [first, ...others] }: Group): string {
  const kind = first.picture.kind === 'changed' ? '' : ` (${first.picture.kind})`
  return `${titleOf(first)}${kind}${others.length === 0 ? '' : ` and ${others.length} alike`}`
}

/** "radius.control 6 → 8, used by 41". */
export function tokenWords({ name, before, after, users }: TokenChange): string {
  return `${name} ${before} → ${after}, used by ${users}`
}
