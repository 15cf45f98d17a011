import { type OrganisationSearch, sortingParts } from '@driver-trust/domain/list'
import { isFields } from '@driver-trust/domain/struct'
import type { Density } from '@driver-trust/ui/table'
import { useMemo } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { useRemembered } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import type { ListColumn } from './columns.tsx'
import type { ListDefinition } from './ListDefinition.ts'

type AnyColumn = ListColumn<ListedPerson>

/** Which columns of a list are shown, and how dense its rows are. */
export interface ListLayout {
  /** Stays the same array while it holds the same columns: a new one re-renders every cell. */
  shown: readonly AnyColumn[]
  /** Those that the user can show and hide. */
  optional: readonly AnyColumn[]
  density: Density
  show: (column: AnyColumn, isShown: boolean) => void
  setDensity: (density: Density) => void
  reset: () => void
}

/** The columns and the density of a list, remembered for this person on this device. */
export function useListLayout(
  { name, columns }: ListDefinition<ListedPerson>,
  { search, isBranch }: { search: OrganisationSearch; isBranch: boolean },
): ListLayout {
  const { user } = useViewer()
  const [value, write] = useRemembered(storageKeys.listLayout(user.id))
  const kept = useMemo(() => readLayout(value), [value])
  const chosen = kept.columns[name]
  const { sorting, changed } = search
  const sorted = changed ? 'updated_at' : sorting && sortingParts(sorting).field
  const available = useMemo(
    () =>
      columns.filter(
        ({ isForBranch, isForChanges = changed !== undefined }) =>
          (isBranch || !isForBranch) && isForChanges === (changed !== undefined),
      ),
    [columns, isBranch, changed],
  )
  const isShown = ({ id, isOptional, isExtra, sorts }: AnyColumn) =>
    !isOptional || (chosen?.[id] ?? (!isExtra || sorts?.some(({ key }) => key === sorted) === true))
  const shownIds = available.flatMap((column) => (isShown(column) ? column.id : [])).join(' ')
  const shown = useMemo(() => available.filter(({ id }) => shownIds.split(' ').includes(id)), [available, shownIds])
  return useMemo(() => {
    const keep = (columns: Readonly<Record<string, boolean>>) =>
      write({ ...kept, columns: { ...kept.columns, [name]: columns } })
    return {
      shown,
      optional: available.filter(({ isOptional }) => isOptional),
      density: kept.density,
      show: ({ id }, isShown) => keep({ ...chosen, [id]: isShown }),
      setDensity: (density) => write({ ...kept, density }),
      reset: () => {
        const { [name]: _reset, ...others } = kept.columns
        write({ density: 'comfortable', columns: others })
      },
    }
  }, [available, shown, kept, chosen, name, write])
}

/** What the user chose, for the lists on this device: only what differs from the default is kept. */
interface KeptLayout {
  density: Density
  /** For each list, whether a column is shown. */
  columns: Readonly<Record<string, Readonly<Record<string, boolean>>>>
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
