export { csvText } from './csvText.ts'
export { dayNumberOf, instantOf, localDay } from './dates.ts'
export { ClearableEmail, Email, emailMessage, emailProblem, isEmail } from './email.ts'
export {
  ClearableLink,
  countChars,
  countOf,
  editedTexts,
  foldText,
  formatCount,
  isTooLong,
  isWebLink,
  type ListRange,
  maxText,
  PlainText,
  pageCountOf,
  percentText,
  rangeText,
  type Tone,
  tones,
  tooLongMessage,
} from './text.ts'
