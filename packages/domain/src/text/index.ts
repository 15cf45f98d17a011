export { csvText, separatorOf } from './csvText.ts'
export { dayNumberOf, instantOf, localDay } from './dates.ts'
export { emailProblem, isEmail } from './email.ts'
export { unescaped } from './pastedText.ts'
export {
  countOf,
  editedTexts,
  foldText,
  formatCount,
  inWords,
  maxText,
  once,
  pageCountOf,
  percentText,
  rangeText,
} from './text.ts'
