import { DriversInvitation } from '@driver-trust/domain'
import Papa from 'papaparse'

const HEADERS = ['firstName', 'lastName', 'phoneNumber', 'email'] as const

/** What a canonical file (text/csv, UTF-8, commas, the contract's headers) invites, by the rules of the JSON route; undefined for anything else. */
export async function readCsv(file: Blob, organizationId: string): Promise<DriversInvitation | undefined> {
  if (file.type.split(';')[0]?.trim().toLowerCase() !== 'text/csv') return undefined
  const { data, errors } = Papa.parse<string[]>(await file.text(), { delimiter: ',', skipEmptyLines: true })
  const [header, ...lines] = data
  if (errors.length > 0 || header?.join() !== HEADERS.join()) return undefined
  if (lines.some(({ length }) => length !== HEADERS.length)) return undefined
  const drivers = lines.map((cells) => Object.fromEntries(HEADERS.map((name, index) => [name, cells[index]])))
  const [fault, invitation] = DriversInvitation.validate({ organizationId, drivers }, { coerce: true })
  return fault ? undefined : invitation
}
