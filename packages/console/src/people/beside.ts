import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { useList } from './listContext.ts'

/** The driver who is shown beside the list, where there is room for both. */
export function useShownDriver(): { id: string; organizationId: string } | undefined {
  const hasRoom = useMedia(media.wide)
  const [organizationId, id] = useList().search.beside?.split('.') ?? []
  return hasRoom && organizationId !== undefined && id !== undefined ? { id, organizationId } : undefined
}
