import { changeSearch, parseOrganisationSearch, printOrganisationSearch } from '@driver-trust/domain/list'
import type { LinkComponentProps } from '@driver-trust/ui/link'
import { media } from '@driver-trust/ui/theme'
import { use } from 'react'
import { isPlainClick } from '../routing/plainClick.ts'
import { RouterLink } from '../routing/RouterLink.tsx'
import { NavigationContext } from '../routing/useNavigation.ts'
import { besideOf } from './beside.ts'
import { fromList } from './fromList.ts'

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
