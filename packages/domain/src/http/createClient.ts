import type { Call, InputOf, ResultOf } from './Call.ts'
import { type Calls, calls } from './calls.ts'
import type { Session } from './createSession.ts'
import type { Transport } from './exchange.ts'
import { sendCall } from './sendCall.ts'

/** What a caller may add to one call (spec, section 7: "unless a header is already set"). */
export interface CallOptions {
  /** Gives the call up when nobody needs its answer any more. */
  signal?: AbortSignal | undefined
  /** A bearer token for this one call, in place of the session's; a 401 is then final. */
  bearer?: string | undefined
  /**
   * The session that an operation of several calls was started in, by {@link Session.lifetime}; without it, the one in force when the
   * call is made. The call is not sent once that session is over.
   */
  lifetime?: AbortSignal | undefined
}

type Arguments<Input> =
  Record<never, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions]

/** A function for every row of the table of calls (spec, section 7). Each rejects with RequestError or ShapeError. */
export type Client = {
  [Name in keyof Calls]: (...args: Arguments<InputOf<Calls[Name]>>) => Promise<ResultOf<Calls[Name]>>
}

/** The client that the table of calls yields, for one host and one session (spec, section 7). */
export function createClient({ transport, session }: { transport: Transport; session: Session }): Client {
  const functionOf =
    (call: Call) =>
    async (input: Record<string, unknown> = {}, options: CallOptions = {}) =>
      sendCall({ transport, session, call, input, options: { lifetime: session.lifetime(), ...options } })
  const functions = Object.entries(calls).map(([name, call]) => [name, functionOf(call as Call)])
  return Object.fromEntries(functions) as Client // the table's rows are the type's rows
}
