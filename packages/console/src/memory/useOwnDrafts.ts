import { isFields } from '@driver-trust/domain'
import { useEffect } from 'react'
import { storageKeys } from '../storageKeys.ts'
import { useDrafts } from './useDrafts.ts'

/** Forgets what somebody has begun to type in this tab once another person is signed in. */
export function useOwnDrafts(userId: string | undefined): void {
  const drafts = useDrafts()
  useEffect(() => {
    const kept = drafts.read(storageKeys.drafts)
    const isForeign = userId !== undefined && isFields(kept) && kept.userId !== userId
    if (isForeign) drafts.write(storageKeys.drafts, undefined)
  }, [drafts, userId])
}
