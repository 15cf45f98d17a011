import { chosenFilters, type OrganisationSearch } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import type { ListedPerson } from '../person/PersonRow.ts'
import type { ExportContext } from './columns.tsx'
import type { ListDefinition } from './ListDefinition.ts'
import { definitionOf } from './lists.ts'

/** The cells of the file, with headers. */
export function exportedRows<Row extends ListedPerson>(
  { exported }: Pick<ListDefinition<Row>, 'exported'>,
  rows: readonly Row[],
  context: ExportContext,
): (string | undefined)[][] {
  const cells = exported.flatMap((column) => column.exported ?? [])
  return [cells.map(({ header }) => header), ...rows.map((row) => cells.map(({ text }) => text(row, context)))]
}

interface FileNamed {
  organisation: Pick<OrganisationNode, 'name'>
  isBranch: boolean
  search: OrganisationSearch
  /** What the file lacks. */
  note?: string | undefined
  today: string
}

/**
 * The organisation, whether those below it are included, the list, its filters and the day, such as "North with
 * sub-organisations drivers-active Status Red 2026-03-01.csv".
 */
export function exportFileName({ organisation, isBranch, search, note, today }: FileNamed): string {
  const { name } = definitionOf(search)
  const chosen = chosenFilters(search).map(({ label, text }) => `${label} ${text}`)
  const words = [organisation.name, isBranch ? 'with sub-organisations' : [], name, chosen].flat().join(' ')
  return `${words
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .slice(0, LONGEST_NAME)
    .trim()}${note ? ` (${note})` : ''} ${today}.csv`
}

/** The longest file name before the date, in characters, that every file system accepts. */
const LONGEST_NAME = 120
