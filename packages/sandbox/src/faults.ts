import { type Calls, calls } from '@driver-trust/domain/http'
import type { Context, Next } from 'hono'
import type { Fault, FaultKind, SandboxState } from './SandboxState.ts'

/** Milliseconds of a slow answer: long enough for pending views to show. */
const SLOW = 1800

/** Applies the fault that is set for a call, if any. */
export function applyFaults(state: SandboxState) {
  const matchers = Object.entries(calls).map(([name, { method, path }]) => ({
    name: name as keyof Calls,
    method,
    pattern: patternOf(path),
  }))
  return async (context: Context, next: Next): Promise<Response | undefined> => {
    const called = matchers.find(
      ({ method, pattern }) => method === context.req.method && pattern.test(context.req.path),
    )?.name
    const fault = state.faults.find(({ call, times }) => (call === '*' || call === called) && times !== 0)
    if (!fault) {
      await next()
      return undefined
    }
    if (fault.times !== undefined) fault.times -= 1
    if (fault.kind !== 'slow') return ANSWERS[fault.kind](fault)
    await new Promise((resolve) => setTimeout(resolve, SLOW))
    await next()
    return undefined
  }
}

const ANSWERS: Record<Exclude<FaultKind, 'slow'>, (fault: Fault) => Response | Promise<Response>> = {
  offline: () => Response.error(),
  status: ({ status = 500 }) => Response.json({ code: 'sandbox_fault' }, { status }),
  html: () =>
    new Response('<!doctype html><title>Welcome to the hotel wifi</title>', {
      headers: { 'content-type': 'text/html' },
    }),
  shape: () => Response.json({ items: 'not a list', id: 7 }),
  stalled: () => new Promise<Response>(() => {}),
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}
