import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import expected from '../../../../fixtures/import/expected.json' with { type: 'json' }
import { importPreview, readImport } from './ImportPreview.ts'
import { importRows } from './importColumns.ts'
import { hasErrors, inviteRowOf } from './validateRow.ts'

/** What a file of the folder must become. */
interface Expected {
  /** The step that asks before the rows are shown, if any. */
  via: string
  /** The rows that are sent: first name, last name, phone number and e-mail. */
  rows: readonly string[]
  /** How many rows have errors, and how many of these offer numbers to choose from. */
  errors?: number
  asked?: number
  /** The code page that the user is to choose. */
  page?: string
}

const cases: [string, Expected][] = Object.entries(expected)
const { signal } = new AbortController()

test('there are at least thirty files', () => {
  expect(cases.length).toBeGreaterThanOrEqual(30)
})

test.each(cases)('%s', async (name, { via, rows, errors = 0, asked = 0, page }) => {
  const file = new Blob([await readFile(new URL(`../../../../fixtures/import/${name}.csv`, import.meta.url))])
  let read = await readImport(file, { name, signal })
  if (typeof read === 'object' && 'choices' in read) {
    expect(via).toBe('encoding')
    const chosen = read.choices.find((choice) => choice.page === page)
    read = await readImport(file, { name, signal, page: chosen?.page })
  } else if (typeof read === 'object') expect(read.guess.isSure ? 'preview' : 'columns').toBe(via)
  if (typeof read !== 'object' || 'choices' in read) throw new Error(read?.toString() ?? 'The file was not read.')
  const draft = { fileName: name, country: undefined, rows: importRows(read.lines, read.guess) }
  const loadKnown = async () => new Map()
  const preview = await importPreview(draft, { read, guesses: true, loadKnown, signal, onProgress: () => undefined })
  const all = preview?.rows ?? []
  const sent = all.filter((row) => !hasErrors(row)).map(inviteRowOf)
  expect(sent.map((row) => [row.firstName, row.lastName, row.phoneNumber, row.email ?? ''].join('|'))).toEqual(rows)
  expect(all.length - sent.length).toBe(errors)
  expect(all.filter(({ choices }) => choices.length > 0)).toHaveLength(asked)
})
