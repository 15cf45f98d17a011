export { type CodePage, codePageName } from './decodeText.ts'
export {
  type EncodingDoubt,
  type ImportDraft,
  type ImportPreview,
  importPreview,
  originalOf,
  type ReadImport,
  readImport,
} from './ImportPreview.ts'
export { type ColumnChoice, type ImportColumns, type ImportRow, importRows, withCorrections } from './importColumns.ts'
export { canonicalCsv, errorRows } from './importCsv.ts'
export { type ImportField, importFieldLabels, importFields } from './importField.ts'
export { inviteResultText, type NewInvitations, type RowOutcome, rowOutcomes } from './inviteResult.ts'
export type { BareReading } from './readPhone.ts'
export {
  hasErrors,
  importedDriver,
  inviteRowOf,
  type KnownPhones,
  markRepeats,
  sendableRows,
  type ValidatedRow,
  validateRow,
} from './validateRow.ts'
