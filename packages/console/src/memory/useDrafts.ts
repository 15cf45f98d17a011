import { createContext } from 'react'
import { useProvided } from '../useProvided.ts'
import type { Memory } from './createMemory.ts'

export const DraftsContext = createContext<Memory | undefined>(undefined)

/** What somebody has begun to type, in this tab until the sign-out; App provides it. */
export function useDrafts(): Memory {
  return useProvided(DraftsContext)
}
