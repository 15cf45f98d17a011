/** The message of a file of the wrong type (spec, section 5: CSV import). */
export const csvFileMessage = 'File was not uploaded. The only allowed format is .csv'

/** What a spreadsheet program makes of `.csv`, or no type at all. */
const mistaken = ['application/vnd.ms-excel', '']

/** What is wrong with the type of a file to import, or nothing; a `.csv` that Windows calls an Excel sheet is none (spec, section 5: CSV import). */
export function csvFileProblem({ name, type }: { name: string; type: string }): string | undefined {
  const [mediaType = ''] = type.toLowerCase().split(';')
  if (mediaType.trim() === 'text/csv') return undefined
  return /\.csv$/i.test(name) && mistaken.includes(mediaType.trim()) ? undefined : csvFileMessage
}
