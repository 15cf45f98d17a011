import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Memory } from './createMemory.ts'

export const MemoryContext = createContext<Memory | undefined>(undefined)

/** What the console remembers on this device; App provides it. */
export function useMemory(): Memory {
  const memory = useContext(MemoryContext)
  if (!memory) throw new Error('There is no MemoryContext above this component: App provides it.')
  return memory
}

/** One remembered value, as somebody may have changed it, and the way to write it. */
export function useRemembered(key: string): [value: unknown, write: (value: unknown) => void] {
  const memory = useMemory()
  const value = useSyncExternalStore(memory.subscribe, () => memory.read(key))
  const write = useCallback((next: unknown) => memory.write(key, next), [memory, key])
  return [value, write]
}
