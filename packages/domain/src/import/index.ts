export type { CodePage } from './decodeText.ts'
export {
  type EncodingDoubt,
  type ImportDraft,
  type ImportPreview,
  importPreview,
  originalOf,
  type ReadImport,
  readImport,
} from './ImportPreview.ts'
export { type ColumnGuess, type ImportColumns, type ImportRow, importRow } from './importColumns.ts'
export { canonicalCsv, errorRowsCsv, importTemplate } from './importCsv.ts'
export { type ImportField, importFieldLabels, importFields } from './importField.ts'
export { inviteResultText, type NewInvitations, type RowOutcome, rowOutcomes } from './inviteResult.ts'
export {
  hasErrors,
  importedDriver,
  inviteRowOf,
  type KnownPhones,
  markRepeats,
  reasonsOf,
  type ValidatedRow,
  validateRow,
} from './validateRow.ts'
