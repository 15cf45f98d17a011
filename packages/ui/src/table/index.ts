export type { Column, ColumnSort, Sorting, TableSelection } from './Column.ts'
export { Table, type TableProps } from './Table.tsx'
