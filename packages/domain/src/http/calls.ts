import { authCalls } from './authCalls.ts'
import { invitationCalls } from './invitationCalls.ts'
import { organisationCalls } from './organisationCalls.ts'
import { sessionCalls } from './sessionCalls.ts'
import { userCalls } from './userCalls.ts'

/** Every call of the product's API (spec, section 7): the only place that knows paths and methods. */
export const calls = { ...sessionCalls, ...authCalls, ...userCalls, ...organisationCalls, ...invitationCalls }

/** The rows of {@link calls} as a type. */
export type Calls = typeof calls
