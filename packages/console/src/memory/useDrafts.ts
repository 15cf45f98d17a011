import { createContext, useContext } from 'react'
import type { Memory } from './createMemory.ts'

export const DraftsContext = createContext<Memory | undefined>(undefined)

/** What somebody has begun to type, in this tab until the sign-out; App provides it. */
export function useDrafts(): Memory {
  const drafts = useContext(DraftsContext)
  if (!drafts) throw new Error('There is no DraftsContext above this component: App provides it.')
  return drafts
}
