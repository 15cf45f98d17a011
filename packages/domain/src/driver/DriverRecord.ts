import type { Infer } from 'superstruct'
import { requireField } from '../struct/requireField.ts'
import { shape } from '../struct/shape.ts'
import { masked } from '../user/masked.ts'
import { driverFields } from './driverFields.ts'
import { hasPhone } from './hasPhone.ts'

/** A person whose verification is tracked; hidden personal data is `undefined` (spec, section 3: Driver record). */
export const DriverRecord = requireField(masked(shape(driverFields)), 'phoneNumber', hasPhone)

/** What the struct of the same name parses to. */
export type DriverRecord = Infer<typeof DriverRecord>
