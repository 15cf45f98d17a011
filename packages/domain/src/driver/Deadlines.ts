import type { Infer } from 'superstruct'
import { absent } from '../struct/absent.ts'
import { shape } from '../struct/shape.ts'
import { shownText } from '../struct/shownText.ts'
import { uuid } from '../struct/uuid.ts'

/** The documents of a driver that run out, in the order they are shown (spec, section 3: Deadlines). */
export const deadlineDocuments = ['passport', 'idCard', 'residencePermit', 'driversLicense'] as const

/** One of {@link deadlineDocuments}. */
export type DeadlineDocument = (typeof deadlineDocuments)[number]

/** The name of each document (spec, section 3: Deadlines). */
export const deadlineDocumentLabels: Record<DeadlineDocument, string> = {
  passport: 'Passport',
  idCard: 'Identity card',
  residencePermit: 'Residence permit',
  driversLicense: "Driver's licence",
}

/** When each document of a driver runs out (spec, section 3: Deadlines). */
export const Deadlines = shape({
  userId: uuid(),
  deadlines: shape({
    passport: absent(shownText()),
    idCard: absent(shownText()),
    residencePermit: absent(shownText()),
    driversLicense: absent(shownText()),
  }),
})

/** What the struct of the same name parses to. */
export type Deadlines = Infer<typeof Deadlines>
