import { expect, test } from 'vitest'
import { bulkResultRows } from './bulkResult.ts'

const row = (name: string, dtId: number) => ({
  id: name,
  firstName: name,
  dtId,
  organizationId: 'north',
  status: 'locked',
})

test('the result of a bulk action has a row for each person, with outcome and reason', () => {
  const masked = { ...row('Zoë', 42_422), isPersonalDataHidden: true }
  const rows = bulkResultRows({
    plan: {
      affected: [row('Ada', 1), row('Bo', 2), row('Cy', 3)],
      skipped: [{ item: masked, reason: 'Banned already.' }],
    },
    bulk: {
      succeeded: [row('Ada', 1)],
      failures: [{ row: row('Bo', 2), reason: 'Could not ban driver.', isSecondStep: false }],
      left: [row('Cy', 3)],
    },
    organisationOf: () => 'North',
  })
  expect(rows).toEqual([
    ['Name', 'Driver ID', 'Organisation', 'Status before', 'Outcome', 'Reason'],
    ['Bo', '000002', 'North', 'Red (locked)', 'Failed', 'Could not ban driver.'],
    ['Cy', '000003', 'North', 'Red (locked)', 'Not started', undefined],
    ['Driver 04 24 22', '042422', 'North', 'Red (locked)', 'Skipped', 'Banned already.'],
    ['Ada', '000001', 'North', 'Red (locked)', 'Done', undefined],
  ])
})
