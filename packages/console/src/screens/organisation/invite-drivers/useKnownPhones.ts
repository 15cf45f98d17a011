import type { KnownPhones } from '@driver-trust/domain'
import { loadKnownPhones, useData } from '@driver-trust/domain/data'
import { useCallback, useRef } from 'react'

const NOBODY: KnownPhones = new Map()

/** The phone numbers of drivers and open invitations of an organisation, loaded once when they are first needed; none where they cannot be. */
export function useKnownPhones(organisationId: string): () => Promise<KnownPhones> {
  const { client, session, log } = useData()
  const loading = useRef<Promise<KnownPhones>>(undefined)
  return useCallback(() => {
    loading.current ??= loadKnownPhones(client, organisationId, session.lifetime()).catch((error: unknown) => {
      log.error(error)
      return NOBODY
    })
    return loading.current
  }, [client, session, log, organisationId])
}
