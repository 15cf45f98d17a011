import { createContext, useCallback, useSyncExternalStore } from 'react'
import { useProvided } from '../useProvided.ts'
import type { Memory } from './createMemory.ts'

export const MemoryContext = createContext<Memory | undefined>(undefined)

/** What the console remembers on this device; App provides it. */
export function useMemory(): Memory {
  return useProvided(MemoryContext)
}

/** One remembered value, as anyone may have changed it, the way to write it, and the way to change what other tabs write, too. */
export function useRemembered(
  key: string,
): [value: unknown, write: (value: unknown) => void, update: (change: (current: unknown) => unknown) => void] {
  const memory = useMemory()
  const value = useSyncExternalStore(memory.subscribe, () => memory.read(key))
  const write = useCallback((next: unknown) => memory.write(key, next), [memory, key])
  const update = useCallback((change: (current: unknown) => unknown) => memory.update(key, change), [memory, key])
  return [value, write, update]
}
