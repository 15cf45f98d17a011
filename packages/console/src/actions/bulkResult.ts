import { driverIdDigits, statusText } from '@driver-trust/domain/driver'
import { type BulkPlan, displayName } from '@driver-trust/domain/people'
import type { PersonRow } from '../person/PersonRow.ts'
import type { Bulk } from './useBulk.ts'

interface BulkResult<Row> {
  plan: BulkPlan<Row>
  bulk: Pick<Bulk<Row>, 'succeeded' | 'failures' | 'left'>
  organisationOf: (row: Row) => string | undefined
}

/** A row for each selected person, below headers: the outcome, and why if it isn't "Done". Masked people have their ID only. */
export function bulkResultRows<Row extends PersonRow>({
  plan,
  bulk,
  organisationOf,
}: BulkResult<Row>): (string | undefined)[][] {
  const line = (row: Row, outcome: string, reason?: string) => [
    displayName(row),
    driverIdDigits(row.dtId),
    organisationOf(row),
    row.status && statusText(row.status),
    outcome,
    reason,
  ]
  return [
    ['Name', 'Driver ID', 'Organisation', 'Status before', 'Outcome', 'Reason'],
    ...bulk.failures.map(({ row, reason }) => line(row, 'Failed', reason)),
    ...bulk.left.map((row) => line(row, 'Not started')),
    ...plan.skipped.map(({ item, reason }) => line(item, 'Skipped', reason)),
    ...bulk.succeeded.map((row) => line(row, 'Done')),
  ]
}
