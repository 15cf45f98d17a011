import { printOrganisationSearch, viewSearch } from '@driver-trust/domain'
import { useState } from 'react'
import { useMemory } from '../../../memory/useMemory.ts'
import type { ListAddress } from './useListAddress.ts'

/** The rows chosen in a list, over its pages. */
export interface Selection<Row> {
  rows: readonly Row[]
  keys: ReadonlySet<string>
  choose: (keys: ReadonlySet<string>) => void
  /** Takes rows away, as those to whom something was done. */
  drop: (rows: readonly Row[]) => void
}

/** Keeps what is chosen while one looks at a person and comes back; another list or another filter starts anew. */
export function useSelection<Row>(
  { organisationId, search }: ListAddress,
  { shown, rowKey }: { shown: readonly Row[]; rowKey: (row: Row) => string },
): Selection<Row> {
  const { page } = useMemory()
  const { sorting: _sorting, size: _size, ...view } = viewSearch(search)
  const place = `selection:${organisationId}${printOrganisationSearch(view)}`
  const [, setCount] = useState(0)
  const held = (page.get(place) ?? new Map()) as ReadonlyMap<string, Row> // only this hook writes under the place
  const keep = (rows: ReadonlyMap<string, Row>) => {
    page.set(place, rows)
    setCount((count) => count + 1)
  }
  const present = new Map(shown.map((row) => [rowKey(row), row]))
  const current = (key: string) => present.get(key) ?? held.get(key)
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
    drop: (rows) => {
      const gone = new Set(rows.map(rowKey))
      keep(new Map([...held].filter(([key]) => !gone.has(key))))
    },
  }
}
