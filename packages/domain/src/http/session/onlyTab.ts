import type { SessionEnvironment } from './SessionState.ts'

/** What a session has instead of other tabs in Node, where none exist. */
export function onlyTab(): Pick<SessionEnvironment, 'locks' | 'channel' | 'storageEvents'> {
  const request = (async (_name: string, _options: LockOptions, work: () => Promise<unknown>) =>
    work()) as SessionEnvironment['locks']['request'] // the session calls no other overload
  return { locks: { request }, channel: silentChannel(), storageEvents: new EventTarget() }
}

/** A channel that reaches no other tab. */
export function silentChannel(): SessionEnvironment['channel'] {
  return Object.assign(new EventTarget(), { postMessage: () => {} }) as SessionEnvironment['channel'] // it dispatches nothing
}
