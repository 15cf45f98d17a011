export { example, type Guide, guideTo } from './guideTo.ts'
export { Opened, type OpenedProps, Stateful, type StatefulProps } from './Stateful.tsx'
