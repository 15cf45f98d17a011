import { formatDriverId } from '@driver-trust/domain/driver'
import { type BulkPlan, displayName, type Named } from '@driver-trust/domain/people'
import { csvText } from '@driver-trust/domain/text'
import type { PersonRow } from './PersonAction.ts'
import type { Bulk } from './useBulk.ts'

interface BulkResult<Row> {
  plan: BulkPlan<Row>
  bulk: Pick<Bulk<Row>, 'succeeded' | 'failures' | 'left'>
  organisationOf: (row: Row) => string | undefined
}

/** A CSV file with a row for each selected person: the outcome, and why if it isn't "Done". Masked people have their ID only. */
export function bulkResultCsv<Row extends PersonRow & Named>({ plan, bulk, organisationOf }: BulkResult<Row>): string {
  const line = (row: Row, outcome: string, reason?: string) => [
    displayName(row),
    row.dtId === undefined ? undefined : formatDriverId(row.dtId),
    organisationOf(row),
    outcome,
    reason,
  ]
  return csvText([
    ['Name', 'Driver ID', 'Organisation', 'Outcome', 'Reason'],
    ...bulk.failures.map(({ row, reason }) => line(row, 'Failed', reason)),
    ...bulk.left.map((row) => line(row, 'Not started')),
    ...plan.skipped.map(({ item, reason }) => line(item, 'Skipped', reason)),
    ...bulk.succeeded.map((row) => line(row, 'Done')),
  ])
}
