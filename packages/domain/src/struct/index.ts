export { type Lenient, lenient, onUnknownWord } from './lenient.ts'
export { parseAs, ShapeError, type ShapeFault } from './parseAs.ts'
export { absent, count, isFields, isUuid, listOf, shape, uuid, withDefault, withoutGaps } from './shape.ts'
export {
  emptyOr,
  exactTextRule,
  invalidEntry,
  mandatory,
  message,
  type Problem,
  required,
  textRule,
} from './textRule.ts'
export { type FormError, type FormErrors, validator } from './validator.ts'
