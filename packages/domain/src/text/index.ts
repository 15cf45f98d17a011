export { csvText } from './csvText.ts'
export { dayNumberOf, instantOf, localDay } from './dates.ts'
export { ClearableEmail, Email, emailProblem, isEmail } from './email.ts'
export {
  ClearableLink,
  countOf,
  editedTexts,
  foldText,
  formatCount,
  inWords,
  type ListRange,
  maxText,
  PlainText,
  pageCountOf,
  percentText,
  rangeText,
  type Tone,
} from './text.ts'
