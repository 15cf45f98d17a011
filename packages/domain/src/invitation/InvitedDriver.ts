import { type Infer, literal, string } from 'superstruct'
import { driverFields } from '../driver/driverFields.ts'
import { hasPhone } from '../driver/hasPhone.ts'
import { absent } from '../struct/absent.ts'
import { lenient } from '../struct/lenient.ts'
import { requireField } from '../struct/requireField.ts'
import { shape } from '../struct/shape.ts'
import { shownText } from '../struct/shownText.ts'
import { masked } from '../user/masked.ts'
import { invitationStatuses } from './invitationStatus.ts'

const fields = shape({
  ...driverFields,
  invitedBy: string(),
  batchId: string(),
  type: literal('driver'),
  status: lenient(invitationStatuses),
  reason: absent(shownText()),
})

/** The invitation of a driver; one that failed or was rejected may say its reason (spec, section 3: Invited driver, Failed or rejected invite). */
export const InvitedDriver = requireField(masked(fields), 'phoneNumber', hasPhone)

/** What the struct of the same name parses to. */
export type InvitedDriver = Infer<typeof InvitedDriver>
