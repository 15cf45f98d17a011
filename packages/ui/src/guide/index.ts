export { example, type Guide, guideTo } from './guideTo.ts'
export { Opened, Stateful } from './Stateful.tsx'
