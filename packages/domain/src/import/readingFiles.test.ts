import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { csvLines, detectDelimiter } from './csvLines.ts'
import { decodeText } from './decodeText.ts'
import { guessColumns, importRows } from './importColumns.ts'
import { runInSlices } from './importCsv.ts'
import { meaningOfHeader } from './importField.ts'

const openQuoteMessage = 'A quotation mark in this row isn’t closed, or should be doubled because it’s inside a cell.'

const utf8 = (text: string) => new TextEncoder().encode(text)
const wide = (text: string) =>
  new Uint8Array([...text].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]))
const bigEndian = (text: string) =>
  new Uint8Array([...text].flatMap((each) => [each.charCodeAt(0) >> 8, each.charCodeAt(0) & 255]))
const cellsOf = (text: string, delimiter = ',') => [...csvLines(text, delimiter)].map(({ cells }) => cells)

describe('the bytes of a file', () => {
  test.each([
    ['UTF-8', utf8('Zoë,Łukasz'), 'Zoë,Łukasz', 'UTF-8'],
    ['UTF-8 with its mark', utf8('\uFEFFZoë'), 'Zoë', 'UTF-8'],
    ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, ...wide('Zoë')]), 'Zoë', 'UTF-16'],
    ['UTF-16 of the other order', new Uint8Array([0xfe, 0xff, ...bigEndian('Zoë')]), 'Zoë', 'UTF-16'],
    ['UTF-16 without a mark', wide('name,phone'), 'name,phone', 'UTF-16'],
    ['UTF-16 of the other order without a mark', bigEndian('name,phone'), 'name,phone', 'UTF-16'],
    ['Windows-1252', new Uint8Array([0x5a, 0x6f, 0xeb, 0x80]), 'Zoë€', 'windows-1252'],
    ['nothing', new Uint8Array(), '', 'UTF-8'],
  ])('are read as %s', (_, bytes, ...[text, encoding]) => {
    expect(decodeText(bytes)).toMatchObject({ text, encoding })
  })

  test.each([
    ['a sheet of Excel', utf8('PK\x03\x04xl/workbook.xml')],
    ['a PDF', utf8('%PDF-1.7')],
    ['an old sheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])],
    ['a page', utf8(' <!DOCTYPE html><p>')],
    ['a table of a page', utf8('<table><tr>')],
    ['text with a NUL', utf8('name\0,phone')],
  ])("aren't text: %s", (_, bytes) => {
    expect(decodeText(bytes)).toBeUndefined()
  })
})

describe('the records of a text', () => {
  test.each([
    [
      'every line end',
      'a,b\r\nc,d\re,f\ng,h',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    ['no trailing blank line', 'a,b\r\n\r\n', [['a', 'b']]],
    ['quotes', '"a ""b""","c,d"', [['a "b"', 'c,d']]],
    [
      'a line end in a cell',
      '"a\r\nb",c\nd,e',
      [
        ['a\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['an empty last cell', 'a,""\n', [['a', '']]],
    ['a quotation mark inside', 'a 3" b,c', [['a 3" b', 'c']]],
  ])('have %s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  test('count blank rows as the spreadsheet does', () => {
    expect([...csvLines('a\n\n,\nb', ',')].map(({ row }) => row)).toEqual([1, 4])
  })

  test('an open quotation mark costs only its own line', () => {
    expect([...csvLines('a,b\n"c,d\ne,f', ',')]).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['"c', 'd'], problem: openQuoteMessage },
      { row: 3, cells: ['e', 'f'] },
    ])
  })

  test('reads a cell of 10,000 characters and 200 columns, refuses a longer cell at its row', () => {
    expect(cellsOf(`${'x'.repeat(10_000)},b`)[0]?.[0]).toHaveLength(10_000)
    expect(cellsOf(`${','.repeat(199)}x`)[0]).toHaveLength(200)
    for (const length of [10_001, 15_000_000])
      for (const cell of ['x'.repeat(length), `"${'x'.repeat(length)}"`]) {
        const [line, after] = [...csvLines(`${cell},b\nc,d`, ',')]
        expect(line).toMatchObject({ row: 1, problem: 'A cell in this row has more than 10,000 characters.' })
        expect(line?.cells[0]?.length).toBeLessThanOrEqual(100)
        expect(after).toEqual({ row: 2, cells: ['c', 'd'] })
      }
  })

  test.each([
    ['a quotation mark that is not doubled', '"3" pipe",x'],
    ['text after a closing quotation mark', '"a"b,x'],
    ['an open quotation mark in the middle', 'a,"b'],
  ])('%s is an error on its line, and no other line is lost', (_what, bad) => {
    const lines = Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? bad : `row ${at},x`))
    const read = [...csvLines(lines.join('\n'), ',')]
    expect(read).toHaveLength(200)
    expect(read.filter(({ problem }) => problem === openQuoteMessage)).toHaveLength(100)
    expect(read.map(({ row }) => row)).toEqual(lines.map((_, at) => at + 1))
  })

  test('rows whose stray quotation marks close each other stay rows', () => {
    const lines = Array.from({ length: 200 }, (_, at) => `Ana,Kos,+4915123456${at},${at % 2 === 0 ? '"note' : 'note"'}`)
    const read = [...csvLines(lines.join('\n'), ',')]
    expect(read).toHaveLength(200)
    expect(read.filter(({ problem }) => problem !== undefined)).toHaveLength(100)
  })

  // A quadratic reader needs over a minute.
  test('reads 800,000 rows without a delimiter before the test times out', { timeout: 20_000 }, () => {
    let rows = 0
    for (const { cells } of csvLines('"one column"\n'.repeat(800_000), ';')) rows += cells.length
    expect(rows).toBe(800_000)
  })

  test('reads back whatever is written', () => {
    const cell = fc.string().map((text) => text.replace(/\r\n?/g, '\n'))
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 })
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), (all, delimiter) => {
        const written = all
          .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(delimiter))
          .join('\n')
        expect(cellsOf(written, delimiter)).toEqual(all.filter((cells) => cells.some((each) => each.trim() !== '')))
      }),
    )
  })
})

test.each([
  ['firstName,lastName,phoneNumber\nA,B,1', ',', undefined],
  ['Vorname;Nachname;Telefon\nA;B;1,5', ';', undefined],
  ['a\tb\tc\n1,5\t2\t3', '\t', undefined],
  ['Name|Phone\nA|1', '|', undefined],
  ['"Last, first";Phone\n"A, B";1', ';', undefined],
  ['sep=;\r\nfirst,x;last', ';', 'first,x;last'],
  ['one column', ',', undefined],
  ['', ',', undefined],
])('%j is separated by %j', (text, delimiter, body = text) => {
  expect(detectDelimiter(text)).toEqual({ delimiter, body })
})

test.each([
  ['firstName', 'firstName'],
  ['First name', 'firstName'],
  ['VORNAME', 'firstName'],
  ['Prénom', 'firstName'],
  ['Imię', 'firstName'],
  ['Surname', 'lastName'],
  ['Nom de famille', 'lastName'],
  ['Phone no.', 'phone'],
  ['Tél.', 'phone'],
  ['Mobile', 'mobile'],
  ['Handy-Nummer', 'mobile'],
  ['Telefon (mobil)', 'mobile'],
  ['Fahrer-Handy', 'mobile'],
  ['Telefax', undefined],
  ['Next of kin mobile', undefined],
  ['Emergency contact phone', undefined],
  ['Company phone number', undefined],
  ['Notfall-Handy', undefined],
  ['Work mobile', 'mobile'],
  ['Contact number', undefined],
  ['Name', 'name'],
  ['Name, Vorname', 'surnameFirst'],
  ['Imię i nazwisko', 'wholeName'],
  ['Cep Telefonu', 'mobile'],
  ['Adı', 'firstName'],
  ['Фамилия', 'lastName'],
  ['Κινητό', 'mobile'],
  ['E-Mail-Adresse', 'email'],
  ['e-mail', 'email'],
  ['Employee', undefined],
  ['reason', undefined],
  ['', undefined],
])('the header %j means %j', (header, field) => {
  expect(meaningOfHeader(header)).toBe(field)
})

test.each([
  [
    'known headers in another order',
    [
      ['Phone', 'Team', 'Last name', 'First name'],
      ['1', 'x', 'B', 'A'],
    ],
    { columns: { firstName: 3, lastName: 2, phoneNumber: 0 }, hasHeader: true, isSure: true, phones: [0] },
  ],
  [
    'a mobile before another number, with a question',
    [['First name', 'Last name', 'Phone', 'Mobile']],
    { columns: { firstName: 0, lastName: 1, phoneNumber: 3 }, hasHeader: true, isSure: false, phones: [3, 2] },
  ],
  [
    'a mobile that only later rows have, with a question',
    [
      ['First name', 'Last name', 'Phone', 'Mobile'],
      ...Array(40).fill(['A', 'B', '030123456', '']),
      ['A', 'B', '030123456', '01701234567'],
    ],
    { columns: { firstName: 0, lastName: 1, phoneNumber: 3 }, hasHeader: true, isSure: false, phones: [3, 2] },
  ],
  [
    'two first names and last names, with a question',
    [['First name', 'Last name', 'First name', 'Last name', 'Phone']],
    { columns: { firstName: 0, lastName: 1, phoneNumber: 4 }, hasHeader: true, isSure: false, phones: [4] },
  ],
  [
    'no header at all',
    [
      ['Ada', 'Lindqvist', '+46701234567', 'ada@example.org'],
      ['Bo', 'Ek', '+46701234568', ''],
    ],
    { columns: { firstName: 0, lastName: 1, phoneNumber: 2, email: 3 }, hasHeader: false, isSure: false, phones: [2] },
  ],
  [
    'headers that nobody knows',
    [
      ['Who', 'Whose', 'Ring'],
      ['Ada', 'Lindqvist', '0701234567'],
    ],
    { columns: { firstName: 0, lastName: 1, phoneNumber: 2 }, hasHeader: true, isSure: false, phones: [2] },
  ],
  [
    'one header that is missing',
    [
      ['First name', 'Whose', 'Phone'],
      ['Ada', 'Lindqvist', '0701234567'],
    ],
    { columns: { firstName: 0, lastName: 1, phoneNumber: 2 }, hasHeader: true, isSure: false, phones: [2] },
  ],
  ['nothing', [], { columns: {}, hasHeader: true, isSure: false, phones: [] }],
  [
    'the column that is filled',
    [
      ['First name', 'Last name', 'Phone', 'Mobile'],
      ['Ada', 'Ek', '', '+46701234567'],
    ],
    { columns: { firstName: 0, lastName: 1, phoneNumber: 3 }, hasHeader: true, isSure: true, phones: [3] },
  ],
  [
    'birthdays, addresses and short numbers beside the phone',
    [
      ['A', 'B', 'C', 'D', 'E', 'F'],
      ['24.12.1980', '192.168.10.24', '104711', 'Ada', 'Ek', '0701234567'],
    ],
    { columns: { firstName: 3, lastName: 4, phoneNumber: 5 }, hasHeader: true, isSure: false, phones: [5] },
  ],
  [
    'the surname beside a first name',
    [
      ['Name', 'Vorname', 'Natel'],
      ['Ek', 'Ada', '0701234567'],
    ],
    { columns: { firstName: 1, lastName: 0, phoneNumber: 2 }, hasHeader: true, isSure: true, phones: [2] },
  ],
  [
    'one column with whole names',
    [
      ['Name', 'Telefon'],
      ['Ada Ek', '0701234567'],
    ],
    {
      columns: { wholeName: 0, order: 'firstName', phoneNumber: 1 },
      hasHeader: true,
      isSure: false,
      phones: [1],
    },
  ],
  [
    'a title above the header',
    [
      ['Drivers, Depot North', '', ''],
      ['First name', 'Last name', 'Phone'],
      ['Ada', 'Ek', '0701234567'],
    ],
    { columns: { firstName: 0, lastName: 1, phoneNumber: 2 }, above: 1, hasHeader: true, isSure: true, phones: [2] },
  ],
])('columns: %s', (_, records, guess) => {
  expect(guessColumns(records)).toEqual({ above: 0, ...guess })
})

test.each([
  ["'+46701234567", '+46701234567'],
  ['="0701234567"', '0701234567'],
  ['  0701234567 ', '0701234567'],
  ["'0701234567", '0701234567'],
  ["'Ndrangheta", "'Ndrangheta"],
])("reads a spreadsheet's %j as %j", (cell, text) => {
  const columns = { columns: { lastName: 0 }, above: 0, hasHeader: false }
  expect(importRows([{ row: 2, cells: [cell] }], columns)).toEqual([
    { row: 2, cells: { firstName: '', lastName: text, phoneNumber: '', email: '' } },
  ])
})

describe('work in slices', () => {
  /** The clock moves on by this many milliseconds whenever it is looked at. */
  const startClock = (step: number) => {
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => {
      time += step
      return time
    })
  }
  const items = Array.from({ length: 1000 }, (_, index) => index)
  const { signal } = new AbortController()

  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('takes everything in order and reports progress', async () => {
    startClock(80)
    const taken: number[] = []
    const progress: number[] = []
    const onProgress = (done: number) => progress.push(done)
    await expect(runInSlices(items, (item) => taken.push(item), { signal, onProgress })).resolves.toBe(true)
    expect(taken).toEqual(items)
    expect(progress.at(-1)).toBe(1000)
    expect(progress.length).toBeGreaterThan(2)
  })

  test("doesn't pause within a slice, and stops when aborted", async () => {
    const pauses = vi.spyOn(globalThis, 'setTimeout')
    startClock(0)
    await runInSlices(items, () => undefined, { signal })
    expect(pauses).not.toHaveBeenCalled()
    startClock(80)
    const taken: number[] = []
    const aborted = { signal: AbortSignal.abort() }
    await expect(runInSlices(items, (item) => taken.push(item), aborted)).resolves.toBe(false)
    expect(taken.length).toBeLessThan(1000)
  })
})
