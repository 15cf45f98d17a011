import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { paths } from '../paths.ts'
import { ownPath } from '../routing/ownAddress.ts'
import { createBatch } from './createBatch.ts'
import { eventOf, type Incident, vitalOf } from './eventOf.ts'

/** Sends incidents and web vitals to the operator's endpoint; returns what reports an incident. */
export function startReporting(endpoint: string, release: string): (incident: Incident) => void {
  const batch = createBatch({ release, send: (body) => navigator.sendBeacon(endpoint, body) })
  const opened = routeOf(ownPath(window.location.pathname))
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe((metric) => batch.add(vitalOf(metric), opened))
  // After those of web-vitals, which settles its figures when the page is hidden.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && batch.flush())
  window.addEventListener('pagehide', batch.flush)
  return (incident) => {
    const event = eventOf(incident)
    if (event) batch.add(event, routeOf(ownPath(window.location.pathname)))
  }
}

/** The pattern of the route, such as `/organisation/:orgId`; never the address. */
function routeOf(path: string): string {
  const all = Object.values(paths)
  const found = all.find(({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(path))
  return found?.pattern ?? '*'
}
