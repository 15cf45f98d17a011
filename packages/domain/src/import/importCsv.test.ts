import { describe, expect, it } from 'vitest'
import { csvLines } from './csvLines.ts'
import { lineTally } from './importCsv.ts'

const tally = (text: string, lines = [...csvLines(text, ';')]) =>
  lineTally(text, { name: 'drivers.csv', delimiter: ';', lines, hasHeader: true, above: 0 })

const HEADER = 'firstName;lastName;phoneNumber;email'

describe('the lines of a file', () => {
  it.each([
    ['ends without a line end', `${HEADER}\nAna;Horvat;1;\nIvo;Horvat;2;`],
    ['ends with a line end', `${HEADER}\r\nAna;Horvat;1;\r\n`],
    ['ends with empty lines, as spreadsheets write them', `${HEADER}\nAna;Horvat;1;\n;;;\n;;;\n\n`],
    ['has the line ends of old Macs', `${HEADER}\rAna;Horvat;1;\rIvo;Horvat;2;a@b.example\r`],
  ])("aren't mentioned if each is a row: a file that %s", (_, text) => {
    expect(tally(text)).toBeUndefined()
  })

  it('are accounted for if some are empty', () => {
    expect(tally(`${HEADER}\nAna;Horvat;1;\n\n;;;\nIvo;Horvat;2;\n`)).toBe(
      '“drivers.csv” has 5 lines: 2 rows were read, 1 is the header and 2 are empty.',
    )
  })

  it('are accounted for if a quoted cell spans several', () => {
    expect(tally(`${HEADER}\n"Ana\nMaria";Horvat;1;\n`)).toBe(
      '“drivers.csv” has 3 lines: 1 row was read, 1 is the header and 1 is part of a cell with a line break.',
    )
  })

  it('are reported missing if one was lost in reading', () => {
    const text = `${HEADER}\nAna;Horvat;1;\nIvo;Horvat;2;\n`
    expect(tally(text, [...csvLines(text, ';')].slice(0, 2))).toBe(
      '“drivers.csv” has 3 lines: 1 row was read, 1 is the header and 1 is missing here: check the file.',
    )
  })
})
