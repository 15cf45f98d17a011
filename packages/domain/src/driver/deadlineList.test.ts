import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { UserWithOrganisation } from '../people/User.ts'
import { checkedDriver, deadlineRows, deadlinesCalendar, dueCounts, dueDrivers } from './deadlineList.ts'
import { dueHeading } from './dueFilters.ts'

const today = '2026-03-01'
const ada: UserWithOrganisation = {
  id: '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d',
  role: 'driver',
  status: 'verified',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  phoneNumber: '+48512001000',
  email: 'ada@example.org',
  dtId: 42197,
  organizationId: '8d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d',
  organizationName: 'North, and more',
}
const valid = {
  passport: '2030-01-01',
  idCard: '2030-01-01',
  residencePermit: '2030-01-01',
  driversLicense: '2030-01-01',
}
const check = (lastName: string, deadlines: object, status = 'verified') =>
  checkedDriver(
    { ...ada, lastName, status },
    { documents: new Map([[ada.id, { ...valid, ...deadlines }]]), bannedBy: () => undefined, today },
  ) ?? expect.unreachable()

const checked = [
  check('Fine', {}),
  check('Missing', { idCard: undefined }),
  check('Soon', { passport: '2026-03-11', idCard: undefined }),
  check('Later', { passport: '2026-05-20' }),
  check('Expired', { passport: '2026-02-27' }),
  check('Locked', { passport: '2026-02-28' }, 'locked'),
]
const names = (list: typeof checked) => list.map(({ driver }) => driver.lastName)

test('lists the drivers whose documents need attention, most urgent first', () => {
  expect(names(dueDrivers(checked, undefined))).toEqual(['Expired', 'Locked', 'Soon', 'Later', 'Missing'])
})

test.each([
  ['verified_expired', ['Expired']],
  ['expired', ['Expired', 'Locked']],
  ['within30', ['Soon']],
  ['within90', ['Soon', 'Later']],
  ['missing', ['Missing', 'Soon']],
] as const)('%s leaves %j, and counts them', (filter, left) => {
  expect(names(dueDrivers(checked, filter))).toEqual(left)
  expect(dueCounts(checked)[filter]).toBe(left.length) // one document each
})

test('counts documents, not drivers', () => {
  const both = [check('Soon', { passport: '2026-03-11', idCard: '2026-03-12', residencePermit: '2026-02-01' })]
  expect(dueCounts(both)).toMatchObject({ all: 3, within30: 2, expired: 1, verified_expired: 1 })
})

test('exports a row for each document that the filter leaves', () => {
  const rowsOf = (...filter: Parameters<typeof dueDrivers>[1][]) =>
    deadlineRows(dueDrivers(checked, filter[0])).slice(1)
  const soon = [
    '042197',
    'Ada Soon',
    'North, and more',
    'Verified',
    undefined,
    'Passport',
    '2026-03-11',
    'Expires in 10 days',
    'Can drive',
    '+48 512 001 000',
    'ada@example.org',
  ]
  expect(rowsOf('within30')).toEqual([soon])
  expect(rowsOf()).toEqual(
    expect.arrayContaining([
      soon,
      [
        '042197',
        'Ada Soon',
        'North, and more',
        'Verified',
        undefined,
        'Identity card',
        undefined,
        'Not provided',
        'Can drive',
        '+48 512 001 000',
        'ada@example.org',
      ],
    ]),
  )
})

test('apart by step: today, tomorrow, within a week', () => {
  const near = [0, 1, 2, 7, 8].map((days) => check(`In ${days}`, { passport: `2026-03-0${1 + days}` }))
  const namesIn = (due: Parameters<typeof dueDrivers>[1]) => names(dueDrivers(near, due))
  expect([namesIn('today'), namesIn('tomorrow'), namesIn('week')]).toEqual([['In 0'], ['In 1'], ['In 2', 'In 7']])
})

test('hides what the viewer may not see of a driver from the file', () => {
  const { driver, ...rest } = check('Masked', { idCard: undefined })
  const rows = (hidden: object) => deadlineRows([{ ...rest, driver: { ...driver, ...hidden } }])[1]?.slice(-2)
  expect(rows({ isPersonalDataHidden: true })).toEqual(['Hidden', 'Hidden'])
  expect(rows({ isEmailHidden: true })).toEqual(['+48 512 001 000', 'Hidden'])
})

test('gives the date of what has expired, because files are read on other days', () => {
  expect(deadlineRows(dueDrivers(checked, 'verified_expired'))[1]?.at(-3)).toBe(
    'Can’t drive: passport expired on 2026-02-27',
  )
})

test('puts each date into a calendar, with folded and escaped lines', () => {
  const calendar = deadlinesCalendar(dueDrivers(checked, 'within30'), new Date('2026-03-01T09:00:00Z'))
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(calendar).toContain('DTSTART;VALUE=DATE:20260311\r\n')
  expect(calendar).toContain('DTSTAMP:20260301T090000Z\r\n')
  expect(calendar).toContain('SUMMARY:Ada Soon: passport expires\r\n')
  expect(calendar.replaceAll('\r\n ', '')).toContain('DESCRIPTION:North\\, and more\\, 04 21 97\r\n')
  expect(calendar.match(/TRIGGER:-P\d+D/g)).toEqual(['TRIGGER:-P30D', 'TRIGGER:-P7D'])
  for (const line of calendar.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

test.each(['A\rBEGIN:VEVENT', 'A\nBEGIN:VEVENT', 'A\r\nBEGIN:VEVENT', 'A\0\nBEGIN:VEVENT', 'A\u2028BEGIN:VEVENT'])(
  'a calendar has no event of which the name is %j',
  (lastName) => {
    const calendar = deadlinesCalendar([check(lastName, { passport: '2026-03-11' })], new Date('2026-03-01T09:00:00Z'))
    expect(calendar.split(/[\r\n]+/).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/)
    const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent')
    expect(events.map((event) => new ICAL.Event(event).summary)).toEqual([
      `Ada ${lastName.replace(/\r\n?/, '\n').replace('\0', '')}: passport expires`,
    ])
  },
)

test.each([
  [{ passport: '2026-02-28' }, 'expired'],
  [{ passport: 'soon' }, 'unreadable'],
  [{ passport: '2026-03-01' }, 'today'],
  [{ passport: '2026-03-02' }, 'tomorrow'],
  [{ passport: '2026-03-08' }, 'week'],
  [{ passport: '2026-03-09' }, 'later'],
  [{ passport: undefined }, 'missing'],
] as const)('%j stands under the heading “%s”', (deadlines, heading) => {
  expect(check('Ada', deadlines).documents.map(dueHeading)).toEqual([heading])
})
