import { type Calls, calls } from '@driver-trust/domain/http'
import type { Fault, FaultKind, SandboxState } from './SandboxState.ts'

/** Milliseconds of a slow answer: long enough for pending views to show. */
const SLOW = 1800

/** The answer of the fault that is set for a call, if any; a slow one is only late. */
export async function faultyAnswer(
  state: SandboxState,
  asked: object,
  search: URLSearchParams,
): Promise<Response | undefined> {
  const isAsked = (call: keyof Calls | '*') => call === '*' || calls[call] === asked
  const isWhere = ({ where = {} }: Fault) =>
    Object.entries(where).every(([name, value]) => search.getAll(name).includes(value))
  const fault = state.faults.find((each) => isAsked(each.call) && isWhere(each) && each.times !== 0)
  if (!fault) return undefined
  if (fault.times !== undefined) fault.times -= 1
  if (fault.kind === 'stalled') {
    state.stalledRequests.push(fault.call)
    return new Promise(() => {})
  }
  if (fault.kind !== 'slow') return ANSWERS[fault.kind](fault)
  await new Promise((resolve) => setTimeout(resolve, SLOW))
  return undefined
}

const ANSWERS: Record<Exclude<FaultKind, 'slow' | 'stalled'>, (fault: Fault) => Response> = {
  offline: () => Response.error(),
  status: ({ status = 500 }) => Response.json({ code: 'sandbox_fault' }, { status }),
  gateway: ({ status = 502 }) =>
    new Response('<html><head><title>502 Bad Gateway</title></head></html>', {
      status,
      headers: { 'content-type': 'text/html' },
    }),
  html: () =>
    new Response('<!doctype html><title>Welcome to the hotel wifi</title>', {
      headers: { 'content-type': 'text/html' },
    }),
  shape: () => Response.json({ items: 'not a list', id: 7 }),
}
