import { createEnvironment } from '../../packages/console/src/createEnvironment.ts'

/** What a test may do in a tab that has the console's session and client but none of its screens. */
export interface SessionPage {
  /** Calls at once, from a given time on so that tabs begin together. */
  burst: (count: number, at: number) => Promise<{ fulfilled: number; errors: string[] }>
  adopt: (accessToken: string, refreshToken: string) => void
  signOut: () => void
  accessToken: () => string | undefined
  /** What the session told, with the time. */
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
    const results = await Promise.allSettled(Array.from({ length: count }, () => client.whoami()))
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    return { fulfilled: count - errors.length, errors }
  },
  adopt: (accessToken, refreshToken) => session.adopt({ accessToken, refreshToken }),
  signOut: session.signOut,
  accessToken: session.accessToken,
  events,
  log,
}
