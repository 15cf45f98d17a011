import { knownFields } from './knownFields.ts'

/** A path such as `items.0.id`; keys that no struct names come from the payload and are printed as `*` (spec, section 8). */
export function printPath(path: readonly unknown[]): string {
  return path.map((part) => (isSafe(part) ? String(part) : '*')).join('.')
}

function isSafe(part: unknown): boolean {
  return typeof part === 'number' || (typeof part === 'string' && knownFields.has(part))
}
