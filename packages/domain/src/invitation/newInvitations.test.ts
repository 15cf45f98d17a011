import { describe, expect, it, test } from 'vitest'
import { invitationCalls } from '../http/client/invitationCalls.ts'
import { loadPhoneRules } from '../phone/loadPhoneRules.ts'
import { phoneNumber } from '../phone/phoneNumber.ts'
import { parseAs } from '../struct/parseAs.ts'
import { validator } from '../struct/validator.ts'
import { InvitationsQuery } from './InvitationItem.ts'
import {
  blankRow,
  csvFileProblem,
  DriverInviteRow,
  DriversInvitation,
  draftRowErrors,
  driverInviteRow,
  rowsToSend,
  UserInvitation,
} from './newInvitations.ts'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'
const row = { firstName: 'Ada', lastName: 'Lovelace', phoneNumber: '+4915123456789' }

describe('a row', () => {
  test.each([
    [
      {},
      {
        firstName: 'Please enter first name.',
        lastName: 'Please enter last name.',
        phoneNumber: 'Please provide correct telephone number.',
      },
    ],
    [row, {}],
    [{ ...row, email: '' }, {}],
    [{ ...row, email: 'ada@example.com' }, {}],
    [{ ...row, email: 'ada' }, { email: 'The provided e-mail format is incorrect.' }],
    [{ ...row, firstName: 'A1' }, { firstName: 'Invalid first name. Only letters, hyphens, and spaces are allowed.' }],
    [{ ...row, phoneNumber: '12' }, { phoneNumber: 'Please provide correct telephone number.' }],
  ])('%j gives %j', async (values, errors) => {
    const Typed = driverInviteRow(phoneNumber(await loadPhoneRules()))
    expect(validator(Typed)(values)).toEqual(errors)
    expect(validator(DriverInviteRow)(values)).toEqual(errors)
  })

  test('is sent without whitespace and empty fields, with its number in E.164', async () => {
    const Typed = driverInviteRow(phoneNumber(await loadPhoneRules(), 'DE'))
    const typed = { firstName: ' Ada ', lastName: 'Lovelace', phoneNumber: '0151 23456789', email: ' ' }
    expect(JSON.parse(JSON.stringify(parseAs('Row', Typed, typed)))).toEqual(row)
  })
})

test('drivers are invited into an organisation, at least one', () => {
  expect(parseAs('DriversInvitation', DriversInvitation, { organizationId: id, drivers: [row] }).drivers).toHaveLength(
    1,
  )
  expect(() => parseAs('DriversInvitation', DriversInvitation, { organizationId: id, drivers: [] })).toThrow(
    'expected nonempty',
  )
  expect(() => parseAs('DriversInvitation', DriversInvitation, { organizationId: 'x', drivers: [row] })).toThrow(
    'expected uuid',
  )
  expect(() =>
    parseAs('DriversInvitation', DriversInvitation, {
      organizationId: id,
      drivers: [row, { ...row, phoneNumber: '0151 2' }],
    }),
  ).toThrow('at "drivers.1.phoneNumber": expected E.164')
})

test.each([
  [{}, { email: 'Field is mandatory.', role: 'Field is mandatory.', organizationId: 'Field is mandatory.' }],
  [
    { email: 'x', role: 'super_admin', organizationId: id },
    { email: 'The provided e-mail format is incorrect.', role: 'Field is mandatory.' },
  ],
  [{ email: 'ada@example.com', role: 'user', organizationId: id }, {}],
  [{ email: 'ada@example.com', role: 'admin', organizationId: id }, {}],
])('the invitation of a user %j gives %j', (values, errors) => {
  expect(validator(UserInvitation)(values)).toEqual(errors)
})

describe('a file', () => {
  const refused = 'File was not uploaded. The only allowed format is .csv'

  test.each([
    ['drivers.csv', 'text/csv', undefined],
    ['drivers.csv', 'TEXT/CSV; charset=utf-8', undefined],
    ['drivers', 'text/csv', undefined],
    ['drivers.csv', 'application/vnd.ms-excel', undefined],
    ['DRIVERS.CSV', '', undefined],
    ['drivers.xls', 'application/vnd.ms-excel', refused],
    ['drivers.xlsx', '', refused],
    ['drivers.csv', 'text/plain', refused],
    ['drivers.csv.exe', '', refused],
    ['drivers.csv', 'application/pdf', refused],
    ['', '', refused],
    ['csv', '', refused],
  ])('%j of type %j gives %j', (name, type, problem) => {
    expect(csvFileProblem({ name, type })).toBe(problem)
  })
})

describe('the query for the list of invitations', () => {
  test.each([
    {},
    { type: 'driver', page: 1, page_size: 1, organization_id: id, user_id: id, role: 'driver' },
    { type: 'user', role: 'admin', status: 'pending', organization_id: [id, id], order_by: '-created_at' },
    { status: 'sent', first_name: 'A', last_name: 'B', email: 'c', phone_number: '1' },
  ])('%j is valid', (query) => {
    expect(parseAs('InvitationsQuery', InvitationsQuery, query)).toEqual(query)
  })

  test.each([
    { type: 'lorry' },
    { status: 'lost' },
    { status: ['lost'] },
    { organization_id: 'x' },
    { organization_id: ['x'] },
    { page: -1 },
    { role: 'king' },
  ])('%j is invalid', (query) => {
    expect(() => parseAs('InvitationsQuery', InvitationsQuery, query)).toThrow('Answer does not match InvitationsQuery')
  })
})

test('withdrawing needs an id, accepting needs a token', () => {
  const { withdrawInvitations, acceptInvitation } = invitationCalls
  const how = { coerce: true, mask: true }
  const [noIds] = withdrawInvitations.payload?.validate({ ids: [] }, how) ?? []
  expect(noIds).toMatchObject({ path: ['ids'], refinement: 'nonempty' })
  const [noToken] = acceptInvitation.payload?.validate({ token: '' }, how) ?? []
  expect(noToken).toMatchObject({ path: ['token'], type: 'secret' })
  expect(acceptInvitation.payload?.validate({ token: ' t ' }, how)).toEqual([undefined, { token: ' t ' }])
})

const ada = { firstName: ' Ada ', lastName: 'Lindqvist', phoneNumber: '0046 70 123 45 67', email: '' }
const nameless = { ...ada, firstName: '' }

const phone = phoneNumber(await loadPhoneRules())

describe('rows of drivers as typed', () => {
  it('are judged one by one, and blank ones not at all', () => {
    expect(draftRowErrors([ada, blankRow, nameless], phone)).toEqual([
      undefined,
      undefined,
      { firstName: 'Please enter first name.' },
    ])
  })

  it('are sent without whitespace', () => {
    expect(rowsToSend([blankRow, ada], phone)).toEqual([
      { firstName: 'Ada', lastName: 'Lindqvist', phoneNumber: '+46701234567', email: undefined },
    ])
  })
})
