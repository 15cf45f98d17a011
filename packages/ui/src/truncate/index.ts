export { splitMiddle } from './splitMiddle.ts'
export { Truncate, type TruncateProps } from './Truncate.tsx'
