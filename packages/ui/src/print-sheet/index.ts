export { PrintSheet, type PrintSheetProps, ScreenOnly } from './PrintSheet.tsx'
