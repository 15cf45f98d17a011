import { define, type Struct } from 'superstruct'
import { isUuid } from './isUuid.ts'

/** A string in the form of a UUID (spec, section 5: "User id must be a uuid"). */
export function uuid(): Struct<string, null> {
  return define<string>('uuid', isUuid)
}
