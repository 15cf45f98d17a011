import type { Transport } from './exchange.ts'
import type { Grant } from './Grant.ts'
import { readTokens } from './readTokens.ts'
import { sendOnce } from './sendCall.ts'
import { sessionCalls } from './sessionCalls.ts'
import type { Tokens } from './tokenStore.ts'

/** Exchanges a grant for tokens (spec, section 7). Throws RequestError or ShapeError. */
export async function requestTokens(transport: Transport, grant: Grant): Promise<Tokens> {
  return readTokens(await sendOnce({ transport, call: sessionCalls.token, input: grant, options: {} }))
}
