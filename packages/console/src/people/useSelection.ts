import { printOrganisationSearch, viewSearch } from '@driver-trust/domain/list'
import { formatCount } from '@driver-trust/domain/text'
import { useMemo, useState } from 'react'
import { useHost } from '../host/host.ts'
import { type ListedPerson, rowKey } from '../person/PersonRow.ts'
import { useList } from './listContext.ts'

/** The rows selected in a list, across its pages. */
export interface Selection {
  rows: readonly ListedPerson[]
  keys: ReadonlySet<string>
  choose: (keys: ReadonlySet<string>) => void
  add: (row: ListedPerson) => void
  /** Selects exactly these rows, of any page. */
  chooseRows: (rows: readonly ListedPerson[]) => void
  drop: (rows: readonly ListedPerson[]) => void
}

/** People who can be selected, or listed without pages, at once: as many as can be read through. */
export const MOST_AT_ONCE = 500

/** The checkbox of a group: for everyone in it, as far as that many can be selected; for nobody while it grows, as the newcomers would be left out. */
export function selectAllOf(label: string, group: readonly { driver: ListedPerson }[], isGrowing: boolean) {
  if (isGrowing) return { label: `Select all: ${label}, once everyone has been checked`, keys: [] }
  const keys = group.slice(0, MOST_AT_ONCE).map(({ driver }) => rowKey(driver))
  return { label: `Select all ${formatCount(keys.length)}: ${label}`, keys }
}

/**
 * Keeps the selection while the user visits a person and returns; another list or filter starts a new one. `listed` are
 * those who can be selected.
 */
export function useSelection(listed: readonly ListedPerson[]): Selection {
  const { page } = useHost().memory
  const { organisation, search } = useList()
  const { sorting: _sorting, size: _size, ...view } = viewSearch(search)
  const place = `selection:${organisation.id}${printOrganisationSearch(view)}`
  const [, setCount] = useState(0)
  const held = heldAt(page.get(place))
  const keep = (rows: ReadonlyMap<string, ListedPerson>) => {
    page.set(place, rows)
    setCount((count) => count + 1)
  }
  const byKey = useMemo(() => new Map(listed.map((row) => [rowKey(row), row])), [listed])
  const current = (key: string) => byKey.get(key) ?? held.get(key)
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
      const left = new Map(heldAt(page.get(place))) // as it is now: this may come after a long action
      for (const row of rows) left.delete(rowKey(row))
      keep(left)
    },
  }
}

/** What a place in memory has: only this hook writes there. */
function heldAt(kept: unknown): ReadonlyMap<string, ListedPerson> {
  return (kept ?? new Map()) as ReadonlyMap<string, ListedPerson>
}
