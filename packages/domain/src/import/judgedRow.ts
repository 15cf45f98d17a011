import type { DriverInviteRow } from '../invitation/driverInviteRow.ts'
import type { ImportRow } from './importRow.ts'
import { type CellTexts, judgeCells, type PhoneReading } from './judgeCells.ts'
import { type KnownPhones, repeatNotes } from './repeatNotes.ts'

/** A row with what was found about it (product, section 6: preview table). */
export interface JudgedRow extends ImportRow {
  errors: CellTexts
  notes: CellTexts
  phone: string | undefined
  /** Whose number it repeats. */
  repeat: string | undefined
}

/** A row, judged on its own; what it repeats is found by {@link markRepeats}. */
export function judgedRow(row: ImportRow, reading: PhoneReading): JudgedRow {
  const { row: number, cells, problem } = row
  const judged = { row: number, cells, ...judgeCells(cells, reading), repeat: undefined }
  return problem === undefined ? judged : { ...judged, problem }
}

/** Marks one row after the other where it repeats a number; a row that is marked already stays the same object (product, section 6: duplicates). */
export function repeatMarker(known: KnownPhones): (row: JudgedRow) => JudgedRow {
  const noteOf = repeatNotes(known)
  return (row) => {
    const repeat = noteOf(row)
    return row.repeat === repeat ? row : { ...row, repeat }
  }
}

/** The same rows, marked where they repeat a number (product, section 6: duplicates). */
export function markRepeats(rows: readonly JudgedRow[], known: KnownPhones): JudgedRow[] {
  return rows.map(repeatMarker(known))
}

/** Says whether a row cannot be sent as it stands (product, section 6: rows with errors). */
export function hasErrors({ problem, errors }: JudgedRow): boolean {
  return problem !== undefined || Object.keys(errors).length > 0
}

/** Why a row cannot be sent, sentence by sentence (product, section 6: rows with errors). */
export function reasonsOf({ problem, errors }: JudgedRow): string[] {
  return [...(problem === undefined ? [] : [problem]), ...Object.values(errors)]
}

/** A row without errors as it goes over the wire (spec, section 3: Driver invite row). */
export function inviteRowOf({ cells, phone = '' }: JudgedRow): DriverInviteRow {
  const email = cells.email.trim()
  return {
    firstName: cells.firstName.trim(),
    lastName: cells.lastName.trim(),
    phoneNumber: phone,
    email: email === '' ? undefined : email,
  }
}
