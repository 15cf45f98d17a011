import { DataProvider, type DataTiming } from '@driver-trust/domain/data'
import {
  consoleSessionNames,
  createClient,
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
  const transport = { fetch: (input: string, init: RequestInit) => fetch(input, init), host: HOST, now: Date.now }
  const session = createSession({
    names: consoleSessionNames,
    tokens: createTokenStore({ storage: () => localStorage, keys: consoleSessionNames, onUnavailable: () => {} }),
    spentTokens: createSpentTokens({ indexedDB: undefined, subtle: crypto.subtle, name: 'none', now: Date.now }),
    requestTokens: (grant, signal) => requestTokens(transport, grant, signal),
    now: Date.now,
    elapsed: () => performance.now(),
    ...onlyTab(),
  })
  const client = createClient({ transport, session })
  const environment = {
    client,
    session,
    log: createLog((entry) => logged.push(entry)),
    timing: { retryDelays, retryBudget: 45_000, unusedLifetime, rereadDelays },
  }
  const wrapper = ({ children }: { children: ReactNode }) => createElement(DataProvider, { ...environment, children })
  return { client, session, logged, wrapper }
}
