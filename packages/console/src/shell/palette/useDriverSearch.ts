import { type DriverSearch, driverSearches, listScope, type UserWithOrganisation } from '@driver-trust/domain'
import { reads, useRead } from '@driver-trust/domain/data'
import { useEffect, useState } from 'react'
import { useViewer } from '../../routing/useViewer.ts'

/** Milliseconds after the last key. */
const PAUSE = 300
const SHOWN = 6

export interface FoundDrivers {
  drivers: readonly UserWithOrganisation[]
  isLoading: boolean
}

/** The drivers that a text finds, by at most two calls after one has stopped typing. */
export function useDriverSearch(text: string): FoundDrivers {
  const settled = useSettled(text)
  const [first, second] = driverSearches(settled)
  const answers = [useFound(first), useFound(second)]
  const drivers = new Map<string, UserWithOrganisation>()
  for (const { data } of answers)
    for (const driver of data?.items ?? []) drivers.set(`${driver.id} ${driver.organizationId}`, driver)
  const isWaiting = text !== settled && driverSearches(text).length > 0
  return {
    drivers: isWaiting ? [] : [...drivers.values()].slice(0, SHOWN),
    isLoading: isWaiting || answers.some(({ isLoading }) => isLoading),
  }
}

function useFound(search: DriverSearch | undefined) {
  const viewer = useViewer()
  const organisationId = viewer.tree.rootId
  const scope = listScope({ viewer, grants: ['viewDrivers'], organisationId, isOwnOnly: false })
  const query = search &&
    scope.kind !== 'none' && {
      ...(scope.kind === 'some' && { organization_id: scope.ids }),
      role: ['driver'],
      ...search,
      order_by: 'last_name',
      page: 1,
      page_size: SHOWN,
    }
  return useRead(query ? { ...reads.drivers(query), keepsPrevious: false } : null)
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
