import { DataProvider, type DataTiming, type Group, groups, useRead } from '@driver-trust/domain/data'
import { createEnvironment } from '@driver-trust/domain/environment'
import { consoleSessionNames, type LogEntry } from '@driver-trust/domain/http'
import { createElement, type ReactNode } from 'react'

/** A client with its session and a provider for hooks, like one tab of the console without any other. */
export function openTab(given: Partial<DataTiming> = {}) {
  const logged: LogEntry[] = []
  const environment = createEnvironment({
    host: 'http://sandbox.test',
    sink: (entry) => logged.push(entry),
    names: { ...consoleSessionNames, channel: crypto.randomUUID() },
    timing: { retryDelays: [0, 0, 0], retryBudget: 45_000, unusedLifetime: 300_000, rereadDelays: [], ...given },
  })
  const wrapper = ({ children }: { children: ReactNode }) => createElement(DataProvider, { ...environment, children })
  return { ...environment, logged, wrapper }
}

/** Reads something from every group of cached data, and records each load. */
export function useGroupProbes(loads: Group[]): void {
  for (const group of groups) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the groups are always the same
    useRead({ key: [group, 'probe'], freshness: 60, load: async () => loads.push(group) })
  }
}
