import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { driverAt } from '../paths.ts'
import { useShown } from '../routing/useNavigation.ts'
import { useList } from './listContext.ts'
import { rowKey } from './useSelection.ts'

/** The driver who is shown beside the list, where there is room for both. */
export function useShownDriver(): { id: string; organizationId: string } | undefined {
  const hasRoom = useMedia(media.wide)
  const [organizationId, id] = useList().search.beside?.split('.') ?? []
  return hasRoom && organizationId !== undefined && id !== undefined ? { id, organizationId } : undefined
}

/** The row of the driver whose page the user has just left. */
export function useLeftRow(): string | undefined {
  return rowOf(besideOf(useShown(({ before }) => before) ?? ''))
}

/** The key of the row of a driver who can be shown beside it. */
export function rowOf(beside: string | undefined): string | undefined {
  const [organizationId, id] = beside?.split('.') ?? []
  return id === undefined ? undefined : rowKey({ id, organizationId })
}

/** A driver's page as the search parameter that shows them beside a list. */
export function besideOf(href: string): string | undefined {
  const driver = driverAt(href)
  return driver && `${driver.orgId}.${driver.userId}`
}
