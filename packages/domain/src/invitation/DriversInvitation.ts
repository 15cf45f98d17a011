import { array, type Infer, nonempty } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { uuid } from '../struct/uuid.ts'
import { DriverInviteRow } from './driverInviteRow.ts'

/** What inviting drivers sends (spec, section 7: POST /invitations/drivers). */
export const DriversInvitation = shape({ organizationId: uuid(), drivers: nonempty(array(DriverInviteRow)) })

/** What the struct of the same name parses to. */
export type DriversInvitation = Infer<typeof DriversInvitation>
