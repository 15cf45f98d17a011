export { parseAs, ShapeError } from './parseAs.ts'
export { isFields, isUuid, tableOf, withoutGaps } from './shape.ts'
export { type FormErrors, validator } from './validator.ts'
