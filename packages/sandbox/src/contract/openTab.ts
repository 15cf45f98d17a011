import { DataProvider, type DataTiming } from '@driver-trust/domain/data'
import {
  consoleSessionNames,
  createClient,
  createClock,
  createLog,
  createSession,
  createSpentTokens,
  createTokenStore,
  type LogEntry,
  onlyTab,
  requestTokens,
} from '@driver-trust/domain/http'
import { createElement, type ReactNode } from 'react'

const HOST = 'http://sandbox.test'

/** A client with its session and a provider for hooks, like one tab of the console. */
export function openTab(given: Partial<DataTiming> = {}) {
  const { retryDelays = [0, 0, 0], unusedLifetime = 300_000, rereadDelays = [] } = given
  const logged: LogEntry[] = []
  const clock = createClock({ now: Date.now, elapsed: () => performance.now() })
  const send = (input: string, init: RequestInit) => fetch(input, init)
  const transport = { fetch: send, host: HOST, now: Date.now, clock }
  const session = createSession({
    names: consoleSessionNames,
    tokens: createTokenStore({ storage: () => localStorage, keys: consoleSessionNames, onUnavailable: () => {} }),
    spentTokens: createSpentTokens({ indexedDB: undefined, subtle: crypto.subtle, name: 'none', now: Date.now }),
    requestTokens: (grant, signal) => requestTokens(transport, grant, signal),
    now: Date.now,
    elapsed: () => performance.now(),
    ...onlyTab(),
  })
  const client = createClient({ transport, session, retries: { delays: retryDelays, budget: 45_000 } })
  const environment = {
    client,
    session,
    clock,
    log: createLog((entry) => logged.push(entry)),
    timing: { retryDelays, retryBudget: 45_000, unusedLifetime, rereadDelays },
  }
  const wrapper = ({ children }: { children: ReactNode }) => createElement(DataProvider, { ...environment, children })
  return { client, session, logged, wrapper }
}
