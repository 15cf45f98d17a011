import { judgeDriver } from '@driver-trust/domain/driver'
import { errorRows, importRows, type ReadImport, readImport, validateRow } from '@driver-trust/domain/import'
import type { InvitationItem } from '@driver-trust/domain/invitation'
import { organisationIn, parseOrganisationTree } from '@driver-trust/domain/organisation'
import type { SignedInUser, UserWithOrganisation } from '@driver-trust/domain/people'
import { loadPhoneRules } from '@driver-trust/domain/phone'
import { csvText } from '@driver-trust/domain/text'
import { describe, expect, test } from 'vitest'
import { bulkResultRows } from '../actions/bulkResult.ts'
import { drivers } from './drivers.tsx'
import { exportedRows } from './exportedRows.ts'
import { invitedDrivers } from './invitations.tsx'
import { verdictRows } from './judged/exportJudged.ts'
import { users } from './users.tsx'

const today = '2026-03-01'
const rules = await loadPhoneRules()
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

/** What the lists are exported with. */
function context() {
  const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
  const north = { ...dates, id: idOf(9), name: 'North', subcontractor: false, ownerId: idOf(8), children: [] }
  const tree = parseOrganisationTree(north)
  const organisation = tree && organisationIn(tree, idOf(9))
  if (!organisation) throw new Error('The tree of the test is wrong.')
  const viewer = { user: { id: idOf(8) } as SignedInUser, tree, isOnboarding: false }
  const verdictOf = (row: object) =>
    judgeDriver(row as UserWithOrganisation, { ...facts, documents: new Map() }).verdict
  return { viewer, organisation, verdictOf }
}

const ana: UserWithOrganisation = {
  id: idOf(1),
  ...{ firstName: 'Ana', lastName: 'Horvat', email: 'ana@example.org', phoneNumber: '+48512001000' },
  ...{ dtId: 42197, role: 'driver', status: 'overdue', createdAt: '2026-01-02T12:04:05Z' },
  ...{ organizationId: idOf(9), organizationName: 'North; Depot 4711, all' },
}

const people = [
  ana,
  { ...ana, id: idOf(2), firstName: 'Zoë “Z”', lastName: "O'Neill, Jr", email: 'z+1@example.org', dtId: 7 },
  { ...ana, id: idOf(3), firstName: 'Łukasz', lastName: '-Ek', phoneNumber: '+12133734253' },
]

const sent: InvitationItem = {
  ...{ organizationId: idOf(9), createdAt: '2026-01-01T00:00:00Z', invitedBy: idOf(8), id: idOf(4), batchId: '1' },
  ...{ firstName: 'Ada', lastName: 'Ek', phoneNumber: '+46701234567', type: 'driver', status: 'sent' },
}

const user = { ...ana, dtId: undefined, role: 'admin', status: 'verified' } as const
const documents = { passport: '2026-02-28', residencePermit: '2026-01-02' }
const facts = {
  documents: new Map(people.map(({ id }) => [id, documents])),
  bannedBy: () => undefined,
  today,
}

function verdictsOn(list: readonly UserWithOrganisation[]) {
  const judged = list.map((each) => judgeDriver(each, facts))
  const about = { title: 'Can’t drive in North; Depot, all', coverage: '3 of 4 documents checked' }
  return verdictRows(judged, { ...about, ...context(), today })
}

/** An export as our own import reads it, with either separator. */
async function readBack(rows: Parameters<typeof csvText>[0]): Promise<ReadImport[]> {
  const { signal } = new AbortController()
  const files = ([',', ';'] as const).map((separator) => new Blob([csvText(rows, separator)]))
  const reads = await Promise.all(files.map((file) => readImport(file, { name: 'x', signal })))
  return reads.map((read) => {
    if (typeof read !== 'object' || 'choices' in read) throw new Error('The file was not read.')
    expect(read.lines.map(({ cells }) => cells.length)).toEqual(rows.map(({ length }) => length))
    return read
  })
}

describe('an export is read back by the import', () => {
  const typed = { firstName: '', lastName: 'Ek', phoneNumber: '+46 70 123 45 67', email: '' }
  const wrong = validateRow({ row: 2, cells: typed }, { rules, country: undefined })

  test.each([
    ['drivers', exportedRows(drivers, people, context()), people],
    ['invited drivers', exportedRows(invitedDrivers, [sent], context()), [sent]],
    ['users', exportedRows(users, [user], context()), [user]],
    ['verdicts', verdictsOn(people), people],
    ['rows with errors', errorRows([{ ...wrong, repeat: undefined }]), [{ ...typed, phoneNumber: '+46701234567' }]],
  ] as const)('of %s, whatever separates its cells', async (_, rows, list) => {
    for (const read of await readBack(rows)) {
      expect(read.guess.isSure).toBe(true)
      const back = importRows(read.lines, read.guess).map(({ cells }) => ({
        ...cells,
        phoneNumber: rules.toE164(cells.phoneNumber),
      }))
      expect(back).toEqual(
        list.map(({ firstName, lastName, email = '', phoneNumber }) => ({ firstName, lastName, email, phoneNumber })),
      )
    }
  })

  const result = bulkResultRows({
    plan: { affected: [ana], skipped: people.slice(1).map((item) => ({ item, reason: 'Banned already.' })) },
    bulk: { succeeded: [ana], failures: [], left: [] },
    organisationOf: () => ana.organizationName,
  })

  test('of a bulk action, which has no phone numbers: nothing else is taken for one', async () => {
    expect(result.length).toBeGreaterThan(3)
    for (const { guess } of await readBack(result)) {
      expect(guess).toMatchObject({ isSure: false, phones: [], hasHeader: true, above: 0 })
      expect(guess.columns).toEqual({ wholeName: result[0]?.indexOf('Name'), order: 'firstName' })
    }
  })

  test('of verdicts on hidden people, whose rows are errors', async () => {
    for (const read of await readBack(verdictsOn([{ ...ana, isPersonalDataHidden: true }]))) {
      const [row] = importRows(read.lines, read.guess)
      expect(row && Object.keys(validateRow(row, { rules, country: 'PL' }).errors)).toEqual(['phoneNumber', 'email'])
    }
  })
})

test('the notes in a file of verdicts have dates, as the reasons do', () => {
  const [, , headers = [], row = []] = verdictsOn([ana])
  expect(row[headers.indexOf('Notes')]).toBe('Residence permit expired on 2026-01-02; Passport expired on 2026-02-28')
})

test('an invitation’s file names who sent it, or has their id', () => {
  const inviters = { [idOf(8)]: { id: idOf(8), role: 'admin' as const, firstName: 'Helena', lastName: 'Marsh' } }
  for (const [known, text] of [
    [inviters, 'Helena Marsh'],
    [undefined, idOf(8)],
  ] as const) {
    const [headers = [], row = []] = exportedRows(invitedDrivers, [sent], { ...context(), inviters: known })
    expect(row[headers.indexOf('Invited by')]).toBe(text)
  }
})
