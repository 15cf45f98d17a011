export { parseAs, ShapeError } from './parseAs.ts'
export { isFields, isUuid, withoutGaps } from './shape.ts'
export { type FormErrors, validator } from './validator.ts'
