export { type CsvLine, csvLines, type Delimiter, delimiters, detectDelimiter } from './csvLines.ts'
export { type CodePage, codePageSamples, type DecodedText, decodeText } from './decodeText.ts'
export {
  type EncodingDoubt,
  type ImportDraft,
  type ImportPreview,
  importPreview,
  originalOf,
  type ReadImport,
  readImport,
} from './ImportPreview.ts'
export { type ColumnGuess, guessColumns, type ImportColumns, type ImportRow, importRow } from './importColumns.ts'
export {
  canonicalCsv,
  errorRowsCsv,
  importTemplate,
  isCanonical,
  lineTally,
  runInSlices,
  type SliceOptions,
} from './importCsv.ts'
export { fieldOfHeader, type ImportField, importFieldLabels, importFields } from './importField.ts'
export { inviteResultText, type NewInvitations, type RowOutcome, rowOutcomes } from './inviteResult.ts'
export {
  type CellTexts,
  type CellVerdict,
  countrylessPhoneMessage,
  hasErrors,
  importedDriver,
  inviteRowOf,
  type KnownPhones,
  likelyCountry,
  markRepeats,
  type PhoneReading,
  reasonsOf,
  repeatMarker,
  shortenedPhoneMessage,
  type ValidatedRow,
  validateCells,
  validateRow,
} from './validateRow.ts'
