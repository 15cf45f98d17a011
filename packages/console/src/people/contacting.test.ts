import { driverVerdict } from '@driver-trust/domain/driver'
import { describe, expect, test } from 'vitest'
import { leftOutText, mailPortions, messageHref, messageTo, reachOf } from './contacting.ts'

const ada = { id: 'a', status: 'verified', email: 'ada@example.org', phoneNumber: '+48512001000' }
const masked = { id: 'b', status: 'verified', isPersonalDataHidden: true }
const people = [ada, masked, { ...ada, id: 'c' }, { id: 'd', status: 'verified', isEmailHidden: true }]

test('leaves out who is masked or has nothing, and says so', () => {
  expect(reachOf(people, 'email')).toEqual({ values: ['ada@example.org'], hidden: 2, without: 0 })
  const byPhone = reachOf(people, 'phoneNumber')
  expect(byPhone).toEqual({ values: ['+48512001000'], hidden: 1, without: 1 })
  expect(leftOutText(byPhone)).toBe('1 hidden from you, 1 without')
  expect(leftOutText(reachOf([ada], 'email'))).toBeUndefined()
})

test('writes to many in portions that mail programs accept, each person once and escaped', () => {
  const addresses = Array.from({ length: 200 }, (_, at) => `driver+${at}&cc=x@example.org`)
  const portions = mailPortions(addresses)
  expect(portions.length).toBeGreaterThan(1)
  for (const { href } of portions) expect(href.length).toBeLessThan(2000)
  const written = portions.flatMap(({ href }) => href.replace('mailto:?bcc=', '').split(',').map(decodeURIComponent))
  expect(written).toEqual(addresses)
  expect(portions[1]?.from).toBe((portions[0]?.to ?? 0) + 1)
  expect(portions.at(-1)?.to).toBe(200)
})

describe('a message', () => {
  const person = { ...ada, organizationName: 'North' }
  const about = (passport: string) =>
    messageTo(person, driverVerdict({ status: 'verified', deadlines: { passport }, today: '2026-03-01' }))

  test('names document, date and organisation', () => {
    expect(about('2026-02-28')).toBe(
      'Your passport expired on 28 Feb 2026. You can’t drive for North until you renew it.',
    )
    expect(about('2026-03-12')).toBe(
      'Your passport expires on 12 Mar 2026. Please renew it by then to keep driving for North.',
    )
    expect(about('2027-03-12')).toBeUndefined()
  })

  test('goes into a link, escaped', () => {
    expect(messageHref('sms', '+48512001000', 'A & B')).toBe('sms:+48512001000?body=A%20%26%20B')
    expect(messageHref('mailto', 'a?b@c.org', 'Yours. More')).toBe(
      'mailto:a%3Fb@c.org?subject=Yours&body=Yours.%20More',
    )
    expect(messageHref('mailto', 'a@c.org', undefined)).toBe('mailto:a@c.org')
  })
})
