import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer that is no success, thrown by a handler. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string

  constructor(status: ContentfulStatusCode, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}
