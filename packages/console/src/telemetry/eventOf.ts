import { RequestError } from '@driver-trust/domain/http'
import { ShapeError } from '@driver-trust/domain/struct'
import type { Metric } from 'web-vitals'

/** What went wrong, as the page noticed it. */
export type Incident = { error: unknown } | { violation: SecurityPolicyViolationEvent }

/**
 * Everything that can be sent, field by field as in docs/telemetry.md. All of it comes from our own code, from fixed
 * lists or is a number: no text of a server, a user or an address.
 */
export type TelemetryEvent =
  | { kind: 'call'; call: string; failure: string; status?: number; trace?: string }
  | { kind: 'shape'; struct: string; path: string; expected: string; received?: string }
  | { kind: 'error'; name: string; at: string[] }
  | { kind: 'policy'; directive: string; blocked: string }
  | { kind: 'vital'; name: string; value: number; rating: string }

/** What is sent about an incident; undefined if nothing is. */
export function eventOf(incident: Incident): TelemetryEvent | undefined {
  return 'violation' in incident ? violated(incident.violation) : failed(incident.error)
}

export function vitalOf({ name, value, rating }: Pick<Metric, 'name' | 'value' | 'rating'>): TelemetryEvent {
  return { kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating }
}

function failed(error: unknown): TelemetryEvent | undefined {
  if (error instanceof RequestError) {
    const { call, failure, status, trace } = error
    if (failure === 'aborted') return undefined
    return { kind: 'call', call, failure, ...(status && { status }), ...(trace && { trace }) }
  }
  if (error instanceof ShapeError) {
    const { struct, path, expected, received } = error
    return { kind: 'shape', struct, path, expected, ...(received && { received }) }
  }
  return { kind: 'error', name: nameOf(error), at: error instanceof Error ? placesIn(error.stack ?? '') : [] }
}

/** The message isn't sent: a foreign error may quote what it failed on. */
function nameOf(error: unknown): string {
  return error instanceof Error && /^[A-Z][A-Za-z]{0,30}Error$/.test(error.name) ? error.name : 'Error'
}

const MOST_PLACES = 8

/** Positions in our own scripts, such as `core-Bx1.js:1:2042`; a stack begins with the message, so nothing else is taken. */
function placesIn(stack: string): string[] {
  const places = [...stack.matchAll(/\/assets\/([\w-]+\.js:\d+:\d+)/g)].map(([, place = '']) => place)
  return places.slice(0, MOST_PLACES)
}

/** Keywords such as `inline` and `eval`, or the origin of what was blocked. */
function violated({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): TelemetryEvent {
  return { kind: 'policy', directive: word(effectiveDirective), blocked: sourceOf(blockedURI) }
}

function sourceOf(blocked: string): string {
  if (!URL.canParse(blocked)) return word(blocked)
  const { origin, protocol } = new URL(blocked)
  return origin === 'null' ? protocol : origin
}

const word = (text: string) => (/^[a-z-]{1,40}$/.test(text) ? text : 'other')
