export type { Choice } from '../internal/Choice.ts'
export { Combobox, type ComboboxProps } from './Combobox.tsx'
