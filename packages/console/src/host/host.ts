import type { DeadlineDocument } from '@driver-trust/domain/driver'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Appearance, ThemeChoice } from './appearance.ts'
import type { Memory } from './createMemory.ts'

/** What the page around the console gives it; App provides it. */
export interface Host {
  appearance: Appearance
  /** Kept on this device. */
  memory: Memory
  /** Kept in this tab: forms the user has begun to fill in, until they sign out. */
  drafts: Memory
  /** Reloads the page to get current code; stories replace it, as they have no page of their own. */
  reload: () => void
  /** Cleared drivers of a branch up to whom their documents are read without asking; 0 always asks. */
  documentChecks: number
  /** Documents without which nobody can drive; the contract requires none. */
  requiredDocuments: readonly DeadlineDocument[]
  /** Organisations that one call names at most; 100 unless the server takes only short addresses. */
  organisationsPerCall?: number | undefined
  /** Minutes without any input after which the session ends; undefined leaves that to the server. */
  lockAfter?: number | undefined
}

export const HostContext = createContext<Host | undefined>(undefined)

export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('There is no HostContext above this component: render it below App.')
  return host
}

/** A remembered value, also when another tab changes it, with functions to write and to update it. */
export function useRemembered(
  key: string,
): [value: unknown, write: (value: unknown) => void, update: (change: (current: unknown) => unknown) => void] {
  const { memory } = useHost()
  const value = useSyncExternalStore(memory.subscribe, () => memory.read(key))
  const write = useCallback((next: unknown) => memory.write(key, next), [memory, key])
  const update = useCallback((change: (current: unknown) => unknown) => memory.update(key, change), [memory, key])
  return [value, write, update]
}

export function useTheme(): { theme: ThemeChoice; choose: (theme: ThemeChoice) => void } {
  const { appearance } = useHost()
  return { theme: useSyncExternalStore(appearance.subscribe, appearance.read), choose: appearance.choose }
}
