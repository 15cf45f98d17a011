import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { reads } from './reads.ts'

/** Looks again at who is signed in and what they see, after the server refused what the console thought allowed (spec, section 6). */
export function useViewerRefetch(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await Promise.all([mutate(reads.identity().key), mutate(reads.organisationTree().key)])
  }, [mutate])
}
