import { formatDriverId } from '../driver/formatDriverId.ts'

/** What a person is called by; all may be missing (spec, section 3: User). */
export type Named = {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  dtId?: number | undefined
  role?: string | undefined
  type?: string | undefined
  isPersonalDataHidden?: boolean | undefined
}

/**
 * What a person is called in headings, titles and menus: "Ada Lovelace", else the e-mail, else "Driver 04 21 97";
 * someone unknown is "Someone" (spec, section 3: masked personal data).
 */
export function displayName(person: Named | undefined): string {
  if (!person) return 'Someone'
  if (person.isPersonalDataHidden) return driverName(person)
  const name = [person.firstName, person.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
  return name || person.email || driverName(person)
}

function driverName({ dtId, role, type }: Named): string {
  if (dtId !== undefined) return `Driver ${formatDriverId(dtId)}`
  return role === 'driver' || type === 'driver' ? 'Driver' : 'Someone'
}
