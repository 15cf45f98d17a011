import {
  commonViews,
  holdsPersonalData,
  printOrganisationSearch,
  type SavedView,
  viewSearch,
} from '@driver-trust/domain/list'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon } from '@driver-trust/ui/icon'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@driver-trust/ui/menu'
import { useState } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { useRemembered } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import { paths } from '../paths.ts'
import { useList } from './listContext.ts'
import { readSavedViews, viewOf, withoutView } from './savedViews.ts'

const SavedViewsDialog = lazyPart(() => import('./SavedViewsDialog.tsx').then((module) => module.SavedViewsDialog))

/** Saved views of the lists, which are nothing but addresses. */
export function ViewsMenu() {
  const { organisation, search } = useList()
  const current = printOrganisationSearch(viewSearch(search))
  const { user } = useViewer()
  const [kept, , update] = useRemembered(storageKeys.savedViews(user.id))
  const [isOpen, setIsOpen] = useState(false)
  const own = readSavedViews(kept)
  const linkTo = ({ name, search }: SavedView) => (
    <MenuLink key={name} href={paths.organisation.href({ orgId: organisation.id }, search)}>
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
        <MenuItem onSelect={() => SavedViewsDialog.withCode(() => setIsOpen(true))}>
          {own.length > 0 ? 'Save or remove views…' : 'Save this view…'}
        </MenuItem>
      </Menu>
      {isOpen && (
        <SavedViewsDialog
          names={own.map(({ name }) => name)}
          isPersonal={holdsPersonalData(current)}
          onSave={(name) => update((views) => [...withoutView(views, name), { name, address: current }])}
          onRemove={(name) => update((views) => withoutView(views, name))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
