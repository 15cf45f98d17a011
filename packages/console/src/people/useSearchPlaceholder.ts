import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'

/** What can be searched, in as many words as there is room for. */
export function useSearchPlaceholder(hasId = true): string {
  const isPhone = useMedia(media.phone)
  if (!hasId) return 'Name, e-mail or phone'
  return isPhone ? 'Name, e-mail, phone, ID' : 'Name, e-mail, phone or driver ID'
}
