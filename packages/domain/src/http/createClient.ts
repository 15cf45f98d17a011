import type { Call, InputOf, ResultOf } from './Call.ts'
import type { Calls } from './calls.ts'
import type { Session } from './createSession.ts'
import type { Transport } from './exchange.ts'
import { sendCall } from './sendCall.ts'
import { sessionCalls } from './sessionCalls.ts'

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

/**
 * The client that the table of calls yields, for one host and one session. The sign-in needs the calls of the session alone:
 * the others, with the structs of all their answers, are loaded with the first of them (spec, section 7).
 */
export function createClient({ transport, session }: { transport: Transport; session: Session }): Client {
  const functionOf =
    (name: string) =>
    async (input: Record<string, unknown> = {}, options: CallOptions = {}) => {
      const lifetime = options.lifetime ?? session.lifetime()
      return sendCall({ transport, session, call: await rowOf(name), input, options: { ...options, lifetime } })
    }
  const get = (made: Record<string, unknown>, name: string | symbol) => {
    if (typeof name === 'symbol' || name === 'then') return undefined // awaiting the client must not call it
    made[name] ??= functionOf(name)
    return made[name]
  }
  return new Proxy({}, { get }) as Client // the table's rows are the type's rows
}

async function rowOf(name: string): Promise<Call> {
  const rows: Readonly<Record<string, Call>> = Object.hasOwn(sessionCalls, name)
    ? sessionCalls
    : (await import('./laterCalls.ts')).laterCalls
  const call = Object.hasOwn(rows, name) ? rows[name] : undefined
  if (!call) throw new TypeError(`There is no call "${name}": add its row to the table of calls.`)
  return call
}
