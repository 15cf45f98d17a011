import { type OrganisationSearch, sortingParts } from '@driver-trust/domain/list'
import { isFields } from '@driver-trust/domain/struct'
import type { Column, Density } from '@driver-trust/ui/table'
import { useMemo } from 'react'
import { useRemembered } from '../../../host.ts'

import { useViewer } from '../../../routing/useViewer.ts'
import { storageKeys } from '../../../storageKeys.ts'
import { listNameOf } from './PageBar.tsx'

/** A column of a list; the user can hide the optional ones. */
export type ListColumn<Row> = Column<Row> & {
  isOptional?: boolean
  /** Hidden until the user shows it, or sorts by it. */
  isExtra?: boolean
}

/** What the user chose, for the lists on this device: only what differs from the default is kept. */
interface KeptLayout {
  density: Density
  /** For each list, whether a column is shown. */
  columns: Readonly<Record<string, Readonly<Record<string, boolean>>>>
}

export interface ListLayout {
  density: Density
  isShown: (column: ListColumn<never>) => boolean
  isChanged: boolean
  show: (column: ListColumn<never>, shown: boolean) => void
  setDensity: (density: Density) => void
  reset: () => void
}

/** The columns and the density of a list, remembered for this person on this device. */
export function useListLayout(search: OrganisationSearch): ListLayout {
  const { user } = useViewer()
  const [value, write] = useRemembered(storageKeys.listLayout(user.id))
  const list = listNameOf(search)
  const { sorting, changed } = search
  return useMemo(() => {
    const kept = readLayout(value)
    const chosen = kept.columns[list] ?? {}
    const sorted = changed ? 'updated_at' : sorting && sortingParts(sorting).field
    const keep = (columns: Readonly<Record<string, boolean>>) =>
      write({ ...kept, columns: { ...kept.columns, [list]: columns } })
    return {
      density: kept.density,
      isShown: ({ id, isOptional, isExtra, sorts }) =>
        !isOptional || (chosen[id] ?? (!isExtra || sorts?.some(({ key }) => key === sorted) === true)),
      isChanged: kept.density !== 'comfortable' || Object.keys(chosen).length > 0,
      show: ({ id }, shown) => keep({ ...chosen, [id]: shown }),
      setDensity: (density) => write({ ...kept, density }),
      reset: () => {
        const { [list]: _reset, ...columns } = kept.columns
        write({ density: 'comfortable', columns })
      },
    }
  }, [value, write, list, sorting, changed])
}

/** A stored layout of any shape; whatever is wrong in it is dropped. */
export function readLayout(value: unknown): KeptLayout {
  if (!isFields(value)) return { density: 'comfortable', columns: {} }
  const lists = isFields(value.columns) ? Object.entries(value.columns) : []
  return {
    density: value.density === 'compact' ? 'compact' : 'comfortable',
    columns: Object.fromEntries(lists.map(([list, columns]) => [list, readColumns(columns)])),
  }
}

function readColumns(value: unknown): Record<string, boolean> {
  const entries = isFields(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
}
