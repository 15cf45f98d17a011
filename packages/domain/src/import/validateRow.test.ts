import { beforeAll, describe, expect, test } from 'vitest'
import type { InvitedDriver } from '../invitation/InvitationItem.ts'
import { blankRow, type DraftRow } from '../invitation/newInvitations.ts'
import { loadPhoneRules } from '../phone/loadPhoneRules.ts'
import { type PhoneRules, phoneMessage } from '../phone/phoneNumber.ts'
import { validator } from '../struct/validator.ts'
import { importPreview, originalOf, readImport } from './ImportPreview.ts'
import { importRows } from './importColumns.ts'
import { canonicalCsv, errorRows } from './importCsv.ts'
import { inviteResultText, rowOutcomes } from './inviteResult.ts'
import { likelyBare, likelyCountry } from './readPhone.ts'
import { hasErrors, importedDriver, inviteRowOf, markRepeats, sendableRows, validateRow } from './validateRow.ts'

let rules: PhoneRules
beforeAll(async () => {
  rules = await loadPhoneRules()
})

const ada = { firstName: 'Ada', lastName: 'Lindqvist', phoneNumber: '+46701234567', email: '' }
const validated = (row: number, cells: Partial<DraftRow>, country?: string) =>
  validateRow({ row, cells: { ...ada, ...cells } }, { rules, country })

const shortened = 'A spreadsheet has shortened this number. Type it in full.'

describe('a phone number in a spreadsheet', () => {
  test.each([
    ['+46 70 123 45 67', undefined, '+46701234567', undefined, undefined],
    ['0046701234567', undefined, '+46701234567', undefined, undefined],
    ['070-123 45 67', 'SE', '+46701234567', undefined, undefined],
    ['070-123 45 67', undefined, undefined, 'Add the country code, or choose a default country.', undefined],
    ['701234567', 'SE', '+46701234567', undefined, 'The leading zero is missing. Read as +46701234567.'],
    ['2025550123', 'US', '+12025550123', undefined, undefined],
    ['4.6701234567E+10', 'SE', undefined, shortened, undefined],
    ['4,6701E+10', undefined, undefined, shortened, undefined],
    ['none', 'SE', undefined, phoneMessage, undefined],
    ['+436641234567.0', undefined, '+436641234567', undefined, 'A program has added “.0”. Read as +436641234567.'],
    ['06641234567,00', 'AT', '+436641234567', undefined, 'A program has added “.0”. Read as +436641234567.'],
    ['491711234567', 'DE', undefined, 'Is this +49 171 1234567 or +49 491 711 234 567?', undefined],
    ['491711234567', undefined, undefined, 'Is this +49 171 1234567?', undefined],
    ['491711234567.0', 'IT', undefined, 'Is this +49 171 1234567?', undefined],
    ['3012345678', 'DE', undefined, 'Is this +49 301 234 5678?', undefined],
    ['', 'SE', undefined, phoneMessage, undefined],
  ])('%j for %s', (phoneNumber, country, ...expected) => {
    const verdict = validateRow({ row: 1, cells: { ...ada, phoneNumber } }, { rules, country })
    expect([verdict.phone, verdict.errors.phoneNumber, verdict.notes.phoneNumber]).toEqual(expected)
  })
})

test.each([
  ['withPlus', '491711234567', '+491711234567', undefined],
  ['asWritten', '491711234567', '+49491711234567', undefined],
  ['withPlus', '1711234567', undefined, 'Is this +49 171 1234567?'],
  ['asWritten', '1711234567', '+491711234567', undefined],
] as const)('where digits are %s, %j is %s', (...[bare, phoneNumber, phone, error]) => {
  const verdict = validateRow({ row: 1, cells: { ...ada, phoneNumber } }, { rules, country: 'DE', bare })
  expect([verdict.phone, verdict.errors.phoneNumber]).toEqual([phone, error])
  expect(verdict.choices).toHaveLength(error === undefined ? 0 : 1)
})

test.each<[string, string[], string | undefined, 'withPlus' | undefined]>([
  ['numbers that lost their plus', ['491711234567', '491609876543', '+491711234568'], 'DE', 'withPlus'],
  ['the same without a country', ['491711234567', '436641234567.0', ''], undefined, 'withPlus'],
  ['numbers that lost their zero', ['1711234567', '1609876543', '15112345678'], 'DE', undefined],
  ['numbers as their country writes them', ['512001234', '512001235', '600123456'], 'PL', undefined],
  ['a single number', ['491711234567'], 'DE', undefined],
  ['mobiles in both readings', ['13123456789', '13123456780'], 'CN', undefined],
])('a column of %s says so', (_, ...[phones, country, bare]) => {
  expect(likelyBare(phones, { rules, country })).toBe(bare)
})

test('each cell says what is wrong with it', () => {
  const { errors } = validateRow(
    { row: 1, cells: { ...blankRow, lastName: '=cmd|x', email: 'ada@' } },
    { rules, country: undefined },
  )
  expect(errors).toEqual({
    firstName: 'Please enter first name.',
    lastName: 'Invalid last name. Only letters, hyphens, and spaces are allowed.',
    phoneNumber: phoneMessage,
    email: 'The provided e-mail format is incorrect.',
  })
})

test.each([
  [ada, 'SE'],
  [{ ...ada, firstName: ' Ada ', phoneNumber: ' 070-123 45 67 ', email: ' ' }, 'SE'],
  [{ ...ada, phoneNumber: '070-123 45 67' }, undefined],
  [{ ...ada, phoneNumber: ' 4,6701E+10' }, 'SE'],
  [{ ...ada, firstName: 'A'.repeat(257), email: 'ada@' }, 'SE'],
  [blankRow, 'SE'],
])('the struct of a row finds what the reader finds: %#', (cells, country) => {
  const reading = { rules, country }
  expect(validator(importedDriver(reading))(cells)).toEqual(validateRow({ row: 1, cells }, reading).errors)
})

test('a valid row is sent without surrounding whitespace', () => {
  const row = validated(2, { firstName: ' Ada ', phoneNumber: '+46 70 123 45 67', email: ' ' })
  expect(hasErrors(row)).toBe(false)
  expect(inviteRowOf(row)).toEqual({ ...ada, email: undefined })
})

test("a row with a problem of its own isn't sent", () => {
  expect(hasErrors(validateRow({ row: 2, cells: ada, problem: 'Broken.' }, { rules, country: undefined }))).toBe(true)
})

test('repeated numbers are marked however they are written, and unmarked once they differ', () => {
  const known = new Map([
    ['+46701234568', 'driver' as const],
    ['+46701234569', 'invitation' as const],
  ])
  const rows = [
    validated(2, {}),
    validated(3, { phoneNumber: '0046 70 123 45 67' }),
    validated(4, { phoneNumber: '+46701234568' }),
    validated(5, { phoneNumber: '+46701234569' }),
    validated(6, { phoneNumber: 'x' }),
    validated(7, { phoneNumber: 'x' }),
  ]
  const marked = markRepeats(rows, known)
  expect(marked.map(({ repeat }) => repeat)).toEqual([
    undefined,
    'Same phone number as row 2.',
    'A driver here already has this phone number.',
    'This phone number has already been invited.',
    undefined,
    undefined,
  ])
  expect(marked[0]).toBe(rows[0])
  expect(markRepeats(marked.slice(1), new Map()).map(({ repeat }) => repeat)).toEqual(Array(5).fill(undefined))
})

test('the likely country is that of most numbers with a calling code', () => {
  expect(likelyCountry(['+46701234567', '0046701234568', '+4915112345678', '070'], rules)).toBe('SE')
  expect(likelyCountry(['070', ''], rules)).toBeUndefined()
  expect(likelyCountry(['491711234610', '491711234611'], rules)).toBe('DE')
  const german = ['15123456789', '17634567890', '15735678901'] // without their zeros: North American with a plus
  expect(likelyCountry(german, rules)).toBeUndefined()
  expect(likelyCountry(['15123456789', '+49 171 1234567'], rules)).toBe('DE')
  expect(likelyBare(german, { rules, country: undefined })).toBeUndefined()
  // A Dutch driver among French ones, whose numbers would all be Dutch mobiles too.
  expect(likelyCountry(['+31611112222', '06 12 34 56 78', '06 12 34 56 79'], rules)).toBeUndefined()
})

describe('the files', () => {
  test('rows with errors say why', () => {
    const row = validated(2, { firstName: '', phoneNumber: '+46701234567' })
    expect(errorRows([row])).toEqual([
      ['firstName', 'lastName', 'phoneNumber', 'email', 'reason'],
      ['', 'Lindqvist', '+46 70 123 45 67', '', 'Please enter first name.'],
    ])
  })

  const header = 'firstName,lastName,phoneNumber,email\n'
  const line = 'Ada,Lindqvist,+46701234567,\n'
  const more = 'Bo,Ek,+46701234568,bo@example.org\n'
  const { signal } = new AbortController()
  const isSentAsItIs = async (...parts: BlobPart[]) => {
    const read = await readImport(new Blob(parts), { name: 'drivers.csv', signal })
    if (typeof read !== 'object' || 'choices' in read) throw new Error('not read')
    const draft = { fileName: read.name, country: undefined, rows: importRows(read.lines, read.guess) }
    const loadKnown = async () => new Map()
    const preview = await importPreview(draft, { read, guesses: true, loadKnown, signal, onProgress: () => undefined })
    return preview && originalOf(preview) !== undefined
  }

  test.each([
    ['as it would be written here', `${canonicalCsv([])}${line}${more}`],
    ['with other line ends', `${header}${line}${more}`.replaceAll('\n', '\r\n')],
    ['with an empty line at its end', `${header}${line}${more}\n`],
  ])('a file %s is sent as it is', async (_, text) => {
    expect(await isSentAsItIs(text)).toBe(true)
  })

  test.each([
    ['with a byte-order mark', `\uFEFF${header}${line}`],
    ["with Excel's first line", `sep=,\n${header}${line}`],
    ['with an empty line above its header', `\n${header}${line}`],
    ['with a line of commas', `${header}${line},,,\n${more}`],
    ['with semicolons', `${header}${line}`.replaceAll(',', ';')],
    ['with other headers', `First name,lastName,phoneNumber,email\n${line}`],
    ['with a column more', `${header}${line.trim()},x\n`],
    ['with a number as people write it', `${header}Ada,Lindqvist,+46 70 123 45 67,\n`],
    ['with an e-mail that is none', `${header}${line}Bo,Ek,+46701234568,none\n`],
    ['without a name', `${header}${line},Ek,+46701234568,\n`],
    ['without a number', `${header}${line}Bo,Ek,,\n`],
    ['with a number twice', `${header}${line}Bo,Ek,+46701234567,\n`],
  ])('of a file %s the good rows are written anew', async (_, text) => {
    expect(await isSentAsItIs(text)).toBe(false)
  })

  test('of a file with a damaged letter, too', async () => {
    expect(await isSentAsItIs(`${header}${line}Zoë,Åäöü`, new Uint8Array([0xff]), ',+46701234568,\n')).toBe(false)
  })
})

test('of the rows of one number the first without errors is sent', () => {
  const rows = markRepeats([validated(2, { email: 'none' }), validated(3, {}), validated(4, {})], new Map())
  expect(rows.map(({ repeat }) => repeat)).toEqual([undefined, undefined, 'Same phone number as row 3.'])
  expect(sendableRows(rows).map(({ row }) => row)).toEqual([3])
})

describe('the outcome of each row', () => {
  const invitation = (fields: Partial<InvitedDriver>) =>
    ({
      id: 'i',
      type: 'driver',
      batchId: 'b',
      status: 'pending',
      phoneNumber: '+46701234567',
      ...fields,
    }) as InvitedDriver // only what outcomes read
  const labels = (rows: Parameters<typeof rowOutcomes>[0], invitations: InvitedDriver[] | undefined, isWhole = true) =>
    rowOutcomes(rows, invitations && { invitations, isWhole }).map(({ label, reason }) => [label, reason])

  test('comes from the new invitations, by phone number', () => {
    const known = new Map([['+46701234569', 'driver' as const]])
    const rows = markRepeats(
      [
        validated(2, {}),
        validated(3, {}),
        validated(4, { phoneNumber: '+46701234568' }),
        validated(5, { phoneNumber: '+46701234569' }),
        validated(6, { phoneNumber: '+46701234560' }),
        validated(7, { firstName: '' }),
      ],
      known,
    )
    const skipped = invitation({ phoneNumber: '+46701234568', status: 'skipped', reason: 'No such number' })
    const before = { ...skipped, status: 'pending' as const, reason: 'An hour ago' }
    expect(labels(rows, [invitation({}), skipped, before])).toEqual([
      ['Queued', 'Invited. The text message is waiting to be sent.'],
      ['Duplicate', 'Same phone number as row 2.'],
      ['Error', 'No such number'],
      ['Duplicate', 'A driver here already has this phone number.'],
      ['Not created', 'A driver here may already have this phone number.'],
      ['Not sent', 'Please enter first name.'],
    ])
  })

  test("isn't made up if it can't be read", () => {
    const unknown = [['Sent', 'The result couldn’t be looked up.']]
    expect(labels([validated(2, {})], undefined)).toEqual(unknown)
    expect(labels([validated(2, {})], [invitation({ phoneNumber: undefined, isPersonalDataHidden: true })])).toEqual(
      unknown,
    )
    expect(labels([validated(2, {}), validated(3, { phoneNumber: '+46701234568' })], [invitation({})], false)).toEqual([
      ['Queued', 'Invited. The text message is waiting to be sent.'],
      ...unknown,
    ])
  })

  test('sums up the counts', () => {
    expect(inviteResultText({ invited: 97, skipped: 2, duplicated: 1 })).toBe('97 invited · 2 skipped · 1 duplicate')
    expect(inviteResultText({ invited: 1204, skipped: 0, duplicated: 2 })).toBe('1,204 invited · 2 duplicates')
    expect(inviteResultText({ invited: 0, skipped: 3, duplicated: 0 })).toBe('3 skipped')
    expect(inviteResultText({ invited: 0, skipped: 0, duplicated: 0 })).toBe('Nobody was invited')
  })
})
