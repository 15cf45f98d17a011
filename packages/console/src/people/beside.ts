import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { driverAt } from '../paths.ts'
import { useList } from './listContext.ts'

/** The driver who is shown beside the list, where there is room for both. */
export function useShownDriver(): { id: string; organizationId: string } | undefined {
  const hasRoom = useMedia(media.wide)
  const [organizationId, id] = useList().search.beside?.split('.') ?? []
  return hasRoom && organizationId !== undefined && id !== undefined ? { id, organizationId } : undefined
}

/** A driver's page as the search parameter that shows them beside a list. */
export function besideOf(href: string): string | undefined {
  const driver = driverAt(href)
  return driver && `${driver.orgId}.${driver.userId}`
}
