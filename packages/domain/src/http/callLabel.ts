import type { Call } from './Call.ts'

/** Method and path template: how errors and logs name a call (spec, section 8: logged). */
export function callLabel({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`
}
