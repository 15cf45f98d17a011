import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText, separatorOf } from './csvText.ts'

test('quotes every cell and ends every line', () => {
  expect(
    csvText([
      ['a', 'b "c"'],
      [undefined, 'x\ny'],
    ]),
  ).toBe('\uFEFF"a","b ""c"""\r\n"","x\ny"\r\n')
})

test.each(['=1+1', '+48512001000', '-1', '@sum', '\tx', '\rx'])('%j is no longer a formula', (value) => {
  expect(csvText([[value]])).toBe(`\uFEFF"'${value}"\r\n`)
})

test.each(['\0=1', 'a;\0=1', '\u001f\0=1', '\u0085=1'])('%j is no formula without its control characters', (value) => {
  expect(csvText([[value]])).toMatch(/^\uFEFF"(a;)?'=1"\r\n$/)
})

test.each(['+48 512 001 000', '+1 213 373 4253'])('%j is a phone number and no formula', (value) => {
  expect(csvText([[value]])).toBe(`\uFEFF"${value}"\r\n`)
})

test.each(['+48 512-001', '+48 512 A1', '+48 512 001()', '+0 1', '+48  1', '+48 1\n=1'])(
  '%j is no phone number',
  (value) => {
    expect(csvText([[value]])).toMatch(/^\uFEFF"'/)
  },
)

test.each([
  ['en-GB', ','],
  ['de', ';'],
  ['pl-PL', ';'],
  ['de-CH', ','],
  ['tr', ';'],
  ['ar-EG', ';'],
  ['en-US@posix', ','],
  ['de_DE@euro', ';'],
  ['C', ','],
])('the spreadsheets of %s split at "%s"', (language, separator) => {
  expect(separatorOf(language)).toBe(separator)
})

test('separates as asked, and is read back unchanged whatever the separator', () => {
  expect(csvText([['a', 'b;c']], ';')).toBe('\uFEFF"a";"b;c"\r\n')
})

test('no cell of any text starts with a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string()), { maxLength: 4 }), (rows) => {
      return !/(^|[,\n])"[=+\-@\t\r](?:[^"]|"")*"(?=,|\r\n)/.test(
        csvText(rows.map((row) => row.map((each) => each.replace(/["\r\n,]/g, '')))),
      )
    }),
  )
})

test.each([
  ["a;=cmd|' /C calc'!A0", "a;'=cmd|' /C calc'!A0"],
  ['a; =1', "a;' =1"],
  ['a\t+1', "a\t'+1"],
  ['a|@x', "a|'@x"],
  ['line\n=1', "line\n'=1"],
  ['line\r\n-1', "line\r\n'-1"],
  [' =1', "' =1"],
  ['\u00A0\u200E=1', "'\u00A0\u200E=1"],
  ['；', '；'],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['a;"=1', 'a;\'"=1'],
  ['Ana-Maria', 'Ana-Maria'],
  ['ana+b@example.com', 'ana+b@example.com'],
  ['Rua A, -3', 'Rua A, -3'],
  ['a;b', 'a;b'],
  ['a,=1+1,b', "a,'=1+1,b"],
  ['a, @x', "a,' @x"],
])('%j is written as %j', (value, written) => {
  expect(csvText([[value]])).toBe(`\uFEFF"${written.replaceAll('"', '""')}"\r\n`)
})

test('no cell starts with a formula, whatever separates the cells', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'=+-@＝＠;|\t\n\r "ab\u00A0\u200E') })
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1 }), (row) => {
      const parts = csvText([row])
        .slice(1)
        .split(/[;|\t\r\n]|","/)
      return !parts.some((part) => /^[\s"\p{Cf}]*[=+\-@＝＋－＠]/u.test(part))
    }),
    { numRuns: 2000 },
  )
})

test('scans a run of spaces and delimiters once, however long it is', () => {
  expect(csvText([[`a${' ;\n'.repeat(300_000)}=1`]])).toMatch(/\n'=1"\r\n$/)
})
