import {
  changeSearch,
  type OrganisationSearch,
  parseOrganisationSearch,
  printOrganisationSearch,
  type SearchChange,
  viewSearch,
} from '@driver-trust/domain/list'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useMemory } from '../../../host.ts'
import { organisationRoute } from '../route.ts'

/** The state of the lists, which is their address. */
export interface ListAddress {
  organisationId: string
  search: OrganisationSearch
  hrefOf: (change: SearchChange) => string
  /** Changes the address. `replace` is for typing, as a half-typed filter is no place to go back to. */
  change: (change: SearchChange, options?: { replace?: boolean }) => void
}

/** The state of the lists from the address; invalid parameters are removed from both. */
export function useListAddress(organisationId: string): ListAddress {
  const text = useSearch()
  const [, navigate] = useLocation()
  const search = useMemo(() => parseOrganisationSearch(text), [text])
  const latest = useRef(search)
  useEffect(() => {
    latest.current = parseOrganisationSearch(text)
  }, [text])
  const canonical = printOrganisationSearch(search)
  const isCanonical = canonical.slice(1) === String(new URLSearchParams(text))
  useEffect(() => {
    if (!isCanonical)
      navigate(`${organisationRoute.href({ orgId: organisationId })}${canonical}`, {
        replace: true,
        state: window.history.state,
      })
  }, [isCanonical, canonical, navigate, organisationId])
  const change = useCallback<ListAddress['change']>(
    (wanted, options = {}) => {
      latest.current = changeSearch(latest.current, wanted) // two changes may come before the next render
      navigate(organisationRoute.href({ orgId: organisationId }, latest.current), options)
    },
    [navigate, organisationId],
  )
  return useMemo(
    () => ({
      organisationId,
      search,
      hrefOf: (wanted) => organisationRoute.href({ orgId: organisationId }, changeSearch(search, wanted)),
      change,
    }),
    [organisationId, search, change],
  )
}

/** The rows selected in a list, across its pages. */
export interface Selection<Row> {
  rows: readonly Row[]
  keys: ReadonlySet<string>
  choose: (keys: ReadonlySet<string>) => void
  /** Selects exactly these rows, of any page. */
  chooseRows: (rows: readonly Row[]) => void
  /** Removes rows, for example after an action on them. */
  drop: (rows: readonly Row[]) => void
}

/** Keeps the selection while the user visits a person and returns; another list or filter starts a new one. */
export function useSelection<Row>(
  { organisationId, search }: ListAddress,
  { shown, rowKey }: { shown: readonly Row[]; rowKey: (row: Row) => string },
): Selection<Row> {
  const { page } = useMemory()
  const { sorting: _sorting, size: _size, ...view } = viewSearch(search)
  const place = `selection:${organisationId}${printOrganisationSearch(view)}`
  const [, setCount] = useState(0)
  const held = (page.get(place) ?? new Map()) as ReadonlyMap<string, Row> // only this hook writes under this key
  const keep = (rows: ReadonlyMap<string, Row>) => {
    page.set(place, rows)
    setCount((count) => count + 1)
  }
  const onPage = new Map(shown.map((row) => [rowKey(row), row]))
  const current = (key: string) => onPage.get(key) ?? held.get(key)
  return {
    rows: [...held.keys()].flatMap((key) => current(key) ?? []),
    keys: new Set(held.keys()),
    choose: (keys) => {
      const chosen = [...keys].flatMap((key): [string, Row][] => {
        const row = current(key)
        return row === undefined ? [] : [[key, row]]
      })
      keep(new Map(chosen))
    },
    chooseRows: (rows) => keep(new Map(rows.map((row) => [rowKey(row), row]))),
    drop: (rows) => {
      const gone = new Set(rows.map(rowKey))
      keep(new Map([...held].filter(([key]) => !gone.has(key))))
    },
  }
}
