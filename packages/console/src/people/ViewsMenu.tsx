import {
  commonViews,
  holdsPersonalData,
  parseOrganisationSearch,
  printOrganisationSearch,
  type SavedView,
  viewSearch,
} from '@driver-trust/domain/list'
import { isFields } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon } from '@driver-trust/ui/icon'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@driver-trust/ui/menu'
import { useState } from 'react'
import { useRemembered } from '../host.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import { useViewer } from '../routing/useViewer.ts'
import { organisationRoute } from '../screens/organisation/route.ts'
import { storageKeys } from '../storageKeys.ts'
import { useList } from './listContext.tsx'

const { component: SavedViewsDialog, withCode } = lazyPart(() =>
  import('./SavedViewsDialog.tsx').then((module) => module.SavedViewsDialog),
)

/** Saved views of the lists, which are nothing but addresses. */
export function ViewsMenu() {
  const { organisation, search } = useList()
  const current = printOrganisationSearch(viewSearch(search))
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
          names={own.map(({ name }) => name)}
          most={MOST}
          isPersonal={holdsPersonalData(current)}
          onSave={(name) => update((views) => [...withoutView(views, name), { name, address: current }])}
          onRemove={(name) => update((views) => withoutView(views, name))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

/** A saved view, as stored on this device. */
interface StoredView {
  name: string
  address: string
}

/** How many saved views fit into the menu. */
const MOST = 20

/** The user's saved views from a stored value of any shape. */
export function readSavedViews(kept: unknown): StoredView[] {
  return (Array.isArray(kept) ? kept : []).filter(isStoredView).slice(0, MOST)
}

/** The search that a saved view opens. */
export function viewOf({ name, address }: StoredView): SavedView {
  return { name, search: viewSearch(parseOrganisationSearch(address)) }
}

/** The stored views without the one of this name. */
function withoutView(kept: unknown, name: string): StoredView[] {
  return readSavedViews(kept).filter((view) => view.name !== name)
}

function isStoredView(value: unknown): value is StoredView {
  return isFields(value) && typeof value.name === 'string' && typeof value.address === 'string'
}
