export type { Choice } from '../internal/Choice.ts'
export { loadSelectPopup } from './loadSelectPopup.ts'
export { Select, type SelectProps } from './Select.tsx'
