import { changeSearch, parseOrganisationSearch, printOrganisationSearch } from '@driver-trust/domain/list'
import type { LinkComponentProps } from '@driver-trust/ui/link'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { use } from 'react'
import { NavigationContext } from '../routing/navigation.ts'
import { isPlainClick, RouterLink } from '../routing/RouterLink.tsx'
import { useList } from './listContext.tsx'
import { fromList } from './listReturn.tsx'

/** The driver who is shown beside the list, where there is room for both. */
export function useShownDriver(): { id: string; organizationId: string } | undefined {
  const hasRoom = useMedia(media.wide)
  const [organizationId, id] = useList().search.beside?.split('.') ?? []
  return hasRoom && organizationId !== undefined && id !== undefined ? { id, organizationId } : undefined
}

/** A row's link: where there is room, a driver is shown beside the list. */
export function RowLink({ onClick, ...props }: LinkComponentProps) {
  const navigation = use(NavigationContext)
  return (
    <RouterLink
      {...props}
      state={fromList}
      onClick={(event) => {
        onClick?.(event)
        const beside = besideOf(props.href)
        if (!(navigation && beside && isPlainClick(event) && window.matchMedia(media.wide).matches)) return
        event.preventDefault()
        const { path, search } = navigation.shown()
        const changed = changeSearch(parseOrganisationSearch(search), { beside })
        navigation.navigate(path + printOrganisationSearch(changed), { replace: true })
      }}
    />
  )
}

/** A driver's page as the search parameter that shows them beside a list. */
export function besideOf(href: string): string | undefined {
  const [, organizationId, id] = /^\/organisation\/([^/?#]+)\/driver\/([^/?#]+)$/.exec(href) ?? []
  return organizationId && id && `${organizationId}.${id}`
}
