import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error answer, thrown by a handler. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly field: string | undefined

  constructor(status: ContentfulStatusCode, code: string, field?: string) {
    super(code)
    this.status = status
    this.code = code
    this.field = field
  }
}
