import type { InviteRow } from './inviteDrivers.ts'

const HEADERS = ['firstName', 'lastName', 'phoneNumber', 'email'] as const

/** The rows of a canonical file (UTF-8, commas, the contract's headers), or undefined for anything else. */
export function readCsv(text: string): InviteRow[] | undefined {
  const [header, ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(cells)
  const isCanonical = header?.length === HEADERS.length && HEADERS.every((name, index) => header[index] === name)
  if (!isCanonical || lines.some((line) => line.length !== HEADERS.length)) return undefined
  return lines.map(([firstName = '', lastName = '', phoneNumber = '', email = '']) => ({
    firstName,
    lastName,
    phoneNumber,
    email,
  }))
}

function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
