export { ShareBar, type ShareBarProps, type SharePart } from './ShareBar.tsx'
