import type { Calls } from '../calls.ts'
import type { CallOptions, Client } from '../createClient.ts'
import { sampleInputs } from './sampleInputs.ts'

type Send = (input: unknown, options: CallOptions) => Promise<unknown>

/** Sends a call of the table by its name with its sample input; the two that need a bearer of their own get one. */
export function sendNamed(client: Client, name: keyof Calls, options: CallOptions = {}): Promise<unknown> {
  const needsBearer = name === 'sendPasswordReset' || name === 'sendVerification'
  const send = client[name] as Send // each name's input is that name's sample
  return send(sampleInputs[name], { ...(needsBearer && { bearer: 'challenge' }), ...options })
}
