import { createMemory } from './createMemory.ts'
import type { Host } from './host.ts'

/** A host for tests, whose memories last as long as it does; what is given replaces its part. */
export function testHost(given: Partial<Host> = {}): Host {
  return {
    appearance: { read: () => 'light', choose: () => {}, subscribe: () => () => {} },
    memory: createMemory(storageOf(new Map())),
    drafts: createMemory(storageOf(new Map())),
    reload: () => {},
    documentChecks: 500,
    requiredDocuments: [],
    ...given,
  }
}

/** Storage in a map, as `createMemory` takes it. */
export function storageOf(held: Map<string, string>) {
  return () => ({
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  })
}
