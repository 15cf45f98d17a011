import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvText } from './csvText.ts'

test('quotes every cell and ends every line', () => {
  expect(
    csvText([
      ['a', 'b "c"'],
      [undefined, 'x\ny'],
    ]),
  ).toBe('\uFEFF"a","b ""c"""\r\n"","x\ny"\r\n')
})

test.each(['=1+1', '+48512001000', '-1', '@sum', '\tx', '\rx'])('%j is no formula any more', (value) => {
  expect(csvText([[value]])).toBe(`\uFEFF"'${value}"\r\n`)
})

test('no cell of any text begins as a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string()), { maxLength: 4 }), (rows) => {
      return !/(^|[,\n])"[=+\-@\t\r](?:[^"]|"")*"(?=,|\r\n)/.test(
        csvText(rows.map((row) => row.map((each) => each.replace(/["\r\n,]/g, '')))),
      )
    }),
  )
})
