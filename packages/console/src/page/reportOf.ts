import { describeError } from '@driver-trust/domain/http'
import { PRODUCT } from '../host/product.ts'

/** The text that "Copy report" copies, without personal data, tokens or the query. */
export function reportOf(error: unknown): string {
  const { pathname } = window.location
  return [
    PRODUCT,
    `Page: ${pathname.slice(0, MAX_PATH_LENGTH).split('/').map(withoutData).join('/')}`,
    `Error: ${describeError(error)}`,
  ].join('\n')
}

/** Longer than any address in the console. */
const MAX_PATH_LENGTH = 2000
function withoutData(part: string): string {
  return /@|%40/i.test(part) ? '{email}' : part.replace(/[0-9a-f-]{36}/gi, '{id}')
}
