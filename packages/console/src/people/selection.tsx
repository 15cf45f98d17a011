import { loadListRows, useData } from '@driver-trust/domain/data'
import { isAborted } from '@driver-trust/domain/http'
import { missingText, printOrganisationSearch, viewSearch } from '@driver-trust/domain/list'
import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon } from '@driver-trust/ui/icon'
import { Menu, MenuItem } from '@driver-trust/ui/menu'
import { StickyActions } from '@driver-trust/ui/sticky-actions'
import { media } from '@driver-trust/ui/theme'
import { toast } from '@driver-trust/ui/toast'
import { useMedia } from '@driver-trust/ui/use-media'
import { useEffect, useRef, useState } from 'react'
import type { BulkSheetProps } from '../actions/BulkSheet.tsx'
import type { PersonAction } from '../actions/PersonAction.ts'
import { useMemory } from '../host.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import type { ListedPerson } from './cells.tsx'
import { useList } from './listContext.tsx'

const { component: BulkSheet, withCode } = lazyPart<BulkSheetProps<ListedPerson>>(() =>
  import('../actions/BulkSheet.tsx').then((module) => module.BulkSheet),
)

interface BulkBarProps extends SelectAllProps {
  actions: readonly PersonAction<ListedPerson>[]
}

/** The number of selected rows and the actions on all of them; shown while any row is selected. */
export function BulkBar({ selection, actions, total, shown }: BulkBarProps) {
  const [open, setOpen] = useState<{ action: PersonAction<ListedPerson>; rows: readonly ListedPerson[] }>()
  const count = selection.rows.length
  const isPhone = useMedia(media.phone)
  const start = (action: PersonAction<ListedPerson>) => void withCode(() => setOpen({ action, rows: selection.rows }))
  return (
    <>
      {count > 0 && (
        <StickyActions
          label="Selection"
          actions={
            <>
              <Button size="sm" variant="tertiary" onClick={() => selection.choose(new Set())}>
                Clear selection
              </Button>
              {isPhone ? (
                <Menu
                  trigger={
                    <Button size="sm" iconEnd={<ChevronDownIcon />}>
                      Actions
                    </Button>
                  }
                >
                  {actions.map((action) => (
                    <MenuItem
                      key={action.id}
                      icon={action.icon}
                      tone={action.isDangerous ? 'error' : 'default'}
                      onSelect={() => start(action)}
                    >
                      {action.label}
                    </MenuItem>
                  ))}
                </Menu>
              ) : (
                actions.map((action) => (
                  <Button key={action.id} size="sm" iconStart={action.icon} onClick={() => start(action)}>
                    {action.label}
                  </Button>
                ))
              )}
            </>
          }
        >
          {formatCount(count)} selected
          <SelectAll {...{ selection, total, shown }} />
        </StickyActions>
      )}
      {open && (
        <BulkSheet
          key={open.action.id}
          {...open}
          onClose={() => setOpen(undefined)}
          onInstead={(action) => setOpen({ action, rows: open.rows })}
          onDone={selection.drop}
        />
      )}
    </>
  )
}

/** People who can be selected at once: as many as can be read through before confirming. */
const MOST = 500

interface SelectAllProps {
  selection: Selection
  total: number
  /** Rows of the page shown. */
  shown: number
}

/** Once a page is selected: the rest of the list, on however many pages. */
function SelectAll({ selection, total, shown }: SelectAllProps) {
  const { request } = useList()
  const { client, session, log } = useData()
  const [loaded, setLoaded] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const count = selection.rows.length
  const wanted = Math.min(total, MOST)
  const load = async () => {
    stop.current = new AbortController()
    setLoaded(0)
    try {
      const { rows, ...list } = await loadListRows(client, request, {
        signal: AbortSignal.any([stop.current.signal, session.lifetime()]),
        onProgress: setLoaded,
        limit: MOST,
      })
      selection.chooseRows(rows)
      const text = missingText(rows.length, list, 'selected')
      if (text !== undefined && rows.length < MOST) toast.error(text)
    } catch (error) {
      if (!isAborted(error)) {
        log.error(error)
        toast.error('The list could not be loaded. Please try again later.')
      }
    }
    setLoaded(undefined)
  }
  if (loaded !== undefined) {
    return (
      <>
        {`. Loading ${formatCount(Math.min(loaded, wanted))} of ${formatCount(wanted)}… `}
        <Button size="sm" variant="tertiary" onClick={() => stop.current?.abort()}>
          Cancel
        </Button>
      </>
    )
  }
  if (total <= shown || count < shown) return null
  if (count < wanted) {
    return (
      <>
        {' '}
        <Button size="sm" variant="tertiary" onClick={load}>
          {total > MOST ? `Select the first ${formatCount(MOST)}` : `Select all ${formatCount(total)}`}
        </Button>
      </>
    )
  }
  return total > MOST
    ? `. At most ${formatCount(MOST)} people can be selected at once. These are the first of ${formatCount(total)}. Filter the list to reach the others.`
    : null
}

/** The rows selected in a list, across its pages. */
interface Selection {
  rows: readonly ListedPerson[]
  keys: ReadonlySet<string>
  choose: (keys: ReadonlySet<string>) => void
  add: (row: ListedPerson) => void
  /** Selects exactly these rows, of any page. */
  chooseRows: (rows: readonly ListedPerson[]) => void
  /** Removes rows, for example after an action on them. */
  drop: (rows: readonly ListedPerson[]) => void
}

/** What identifies a row: a person has one for each of their organisations. */
export const rowKey = ({ id, organizationId = '' }: Pick<ListedPerson, 'id' | 'organizationId'>) =>
  `${id} ${organizationId}`

/** Keeps the selection while the user visits a person and returns; another list or filter starts a new one. */
export function useSelection(shown: readonly ListedPerson[]): Selection {
  const { page } = useMemory()
  const { organisation, search } = useList()
  const { sorting: _sorting, size: _size, ...view } = viewSearch(search)
  const place = `selection:${organisation.id}${printOrganisationSearch(view)}`
  const [, setCount] = useState(0)
  const held = (page.get(place) ?? new Map()) as ReadonlyMap<string, ListedPerson> // only this hook writes under this key
  const keep = (rows: ReadonlyMap<string, ListedPerson>) => {
    page.set(place, rows)
    setCount((count) => count + 1)
  }
  const onPage = new Map(shown.map((row) => [rowKey(row), row]))
  const current = (key: string) => onPage.get(key) ?? held.get(key)
  const keys = new Set(held.keys())
  const choose = (keys: ReadonlySet<string>) => {
    const chosen = [...keys].flatMap((key): [string, ListedPerson][] => {
      const row = current(key)
      return row === undefined ? [] : [[key, row]]
    })
    keep(new Map(chosen))
  }
  return {
    rows: [...keys].flatMap((key) => current(key) ?? []),
    keys,
    choose,
    add: (row) => choose(new Set([...keys, rowKey(row)])),
    chooseRows: (rows) => keep(new Map(rows.map((row) => [rowKey(row), row]))),
    drop: (rows) => {
      const gone = new Set(rows.map(rowKey))
      keep(new Map([...held].filter(([key]) => !gone.has(key))))
    },
  }
}
