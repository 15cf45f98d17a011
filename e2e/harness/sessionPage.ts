import { createEnvironment } from '@driver-trust/domain/environment'

/** What a test can do in a tab that has the console's session and client but none of its screens. */
export interface SessionPage {
  /** Sends calls at once, starting at a given time so that tabs start together. */
  burst: (count: number, at: number) => Promise<{ fulfilled: number; errors: string[] }>
  adopt: (accessToken: string, refreshToken: string) => void
  signOut: () => void
  /** Sends one call with a screen's retries. */
  load: () => Promise<string>
  resume: () => void
  accessToken: () => string | undefined
  /** The session's events with their times. */
  events: { event: string; at: number }[]
  log: string[]
}

declare global {
  interface Window {
    sessionPage: SessionPage
  }
}

const log: string[] = []
const { session, client } = createEnvironment({ host: '', sink: ({ text }) => log.push(text) })
const events: SessionPage['events'] = []
session.subscribe((event) => events.push({ event, at: Date.now() }))

window.sessionPage = {
  async burst(count, at) {
    await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
    const results = await Promise.allSettled(Array.from({ length: count }, () => client.whoami({}, { isOnce: true })))
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    return { fulfilled: count - errors.length, errors }
  },
  adopt: (accessToken, refreshToken) => session.adopt({ accessToken, refreshToken }),
  signOut: session.signOut,
  async load() {
    return client.whoami().then(() => 'loaded', String)
  },
  resume: session.resume,
  accessToken: session.accessToken,
  events,
  log,
}
