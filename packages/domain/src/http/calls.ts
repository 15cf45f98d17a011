import { authCalls } from './authCalls.ts'
import { invitationCalls } from './invitationCalls.ts'
import { organisationCalls } from './organisationCalls.ts'
import { userCalls } from './userCalls.ts'

/** Every call of the product's API (spec, section 7): the only place that knows paths and methods. */
export const calls = { ...authCalls, ...userCalls, ...organisationCalls, ...invitationCalls }

export type Calls = typeof calls
