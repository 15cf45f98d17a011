export type { Choice } from '../internal/Choice.ts'
export { Select, type SelectProps } from './Select.tsx'
