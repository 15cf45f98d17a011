import { laterCalls } from './laterCalls.ts'
import { sessionCalls } from './sessionCalls.ts'

/** Every call of the product's API (spec, section 7): the only place that knows paths and methods. */
export const calls = { ...sessionCalls, ...laterCalls }

/** The rows of {@link calls} as a type. */
export type Calls = typeof calls
