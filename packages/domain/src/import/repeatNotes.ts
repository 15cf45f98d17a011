/** Whom a phone number belongs to already, by the number in E.164 (product, section 6: duplicates). */
export type KnownPhones = ReadonlyMap<string, 'driver' | 'invitation'>

const knownAs = {
  driver: 'A driver here has this phone number already.',
  invitation: 'This phone number is invited already.',
} as const

interface NumberedPhone {
  row: number
  phone: string | undefined
}

/**
 * Says of one row after the other what its number repeats: one of a row before, of a driver or of an open invitation; undefined for the
 * first of its kind (product, section 6: duplicates).
 */
export function repeatNotes(known: KnownPhones): (row: NumberedPhone) => string | undefined {
  const seen = new Map<string, number>()
  return ({ row, phone }) => {
    if (phone === undefined) return undefined
    const before = seen.get(phone)
    if (before !== undefined) return `Same phone number as row ${before}.`
    seen.set(phone, row)
    const kind = known.get(phone)
    return kind && knownAs[kind]
  }
}
