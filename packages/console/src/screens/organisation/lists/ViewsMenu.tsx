import { commonViews, type SavedView, viewSearch } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon } from '@driver-trust/ui/icon'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@driver-trust/ui/menu'
import { useState } from 'react'
import { useRemembered } from '../../../host.ts'
import { lazyPart } from '../../../load/lazyPart.tsx'
import { useViewer } from '../../../routing/useViewer.ts'
import { storageKeys } from '../../../storageKeys.ts'
import { organisationRoute } from '../route.ts'
import { readSavedViews, viewOf, withoutView } from './readSavedViews.ts'
import type { ListAddress } from './useListAddress.ts'

const { component: SavedViewsDialog, withCode } = lazyPart(() =>
  import('./SavedViewsDialog.tsx').then((module) => module.SavedViewsDialog),
)

interface ViewsMenuProps {
  organisation: OrganisationNode
  address: ListAddress
}

/** Saved views of the lists, which are nothing but addresses. */
export function ViewsMenu({ organisation, address }: ViewsMenuProps) {
  const { user } = useViewer()
  const [kept, , update] = useRemembered(storageKeys.savedViews(user.id))
  const [isOpen, setIsOpen] = useState(false)
  const own = readSavedViews(kept)
  const linkTo = ({ name, search }: SavedView) => (
    <MenuLink key={name} href={organisationRoute.href({ orgId: organisation.id }, search)}>
      {name}
    </MenuLink>
  )
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" iconEnd={<ChevronDownIcon />}>
            Views
          </Button>
        }
      >
        {commonViews.map(linkTo)}
        <MenuSeparator />
        {own.length > 0 && <MenuLabel>Your views</MenuLabel>}
        {own.map((view) => linkTo(viewOf(view)))}
        <MenuItem onSelect={() => withCode(() => setIsOpen(true))}>
          {own.length > 0 ? 'Save or remove views…' : 'Save this view…'}
        </MenuItem>
      </Menu>
      {isOpen && (
        <SavedViewsDialog
          views={own}
          current={viewSearch(address.search)}
          onSave={(view) => update((current) => [...withoutView(current, view.name), view])}
          onRemove={(name) => update((current) => withoutView(current, name))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
