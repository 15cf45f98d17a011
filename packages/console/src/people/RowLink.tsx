import { changeSearch, parseOrganisationSearch, printOrganisationSearch } from '@driver-trust/domain/list'
import type { LinkComponentProps } from '@driver-trust/ui/link'
import { media } from '@driver-trust/ui/theme'
import { use } from 'react'
import { driverAt } from '../paths.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { isPlainClick } from '../routing/plainClick.ts'
import { RouterLink } from '../routing/RouterLink.tsx'
import { NavigationContext } from '../routing/useNavigation.ts'
import { fromList } from './fromList.ts'
import { rowLink } from './lists.css.ts'
import { useNoteDriver } from './useNoteDriver.ts'

/** The name in a row: where there is room, a driver is shown beside the list. */
export function RowLink({ row, ...props }: LinkComponentProps & { row: ListedPerson }) {
  const navigation = use(NavigationContext)
  const note = useNoteDriver()
  return (
    <RouterLink
      {...props}
      className={rowLink}
      state={fromList}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        note(row)
        const driver = driverAt(props.href)
        if (!(navigation && driver && window.matchMedia(media.wide).matches)) return
        event.preventDefault()
        const { path, search } = navigation.shown()
        const shown = parseOrganisationSearch(search)
        const address =
          path + printOrganisationSearch(changeSearch(shown, { beside: `${driver.orgId}.${driver.userId}` }))
        navigation.navigate(address, { replace: shown.beside !== undefined }) // "Back" closes it
      }}
    />
  )
}
