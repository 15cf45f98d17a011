import { authCalls } from './authCalls.ts'
import { coreCalls } from './coreCalls.ts'

/** Every call of the product's API (spec, section 7): the only place that knows paths and methods. */
export const calls = { ...authCalls, ...coreCalls }

export type Calls = typeof calls
