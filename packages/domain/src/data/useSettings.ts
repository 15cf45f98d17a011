import type { SWRResponse } from 'swr'
import type { Settings } from '../settings/Settings.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** Settings of an organisation with its security contact, null where none exist yet (spec, section 8: 404 on settings). */
export function useSettings(organisationId: string): SWRResponse<Settings | null, Error> {
  return useRead(reads.settings(organisationId))
}
