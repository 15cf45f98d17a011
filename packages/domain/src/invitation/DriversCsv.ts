import { type Infer, instance } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { uuid } from '../struct/uuid.ts'

/** What inviting the drivers of a file sends (spec, section 7: POST /invitations/drivers/csv). */
export const DriversCsv = shape({ drivers_csv: instance(Blob), organization_id: uuid() })

/** What the struct of the same name parses to. */
export type DriversCsv = Infer<typeof DriversCsv>
