export { Lockup, type LockupProps, Mark, type MarkProps } from './Mark.tsx'
