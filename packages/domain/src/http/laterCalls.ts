import { authCalls } from './authCalls.ts'
import { invitationCalls } from './invitationCalls.ts'
import { organisationCalls } from './organisationCalls.ts'
import { userCalls } from './userCalls.ts'

/** The calls that are needed after the sign-in or beside it, which does not load them. */
export const laterCalls = { ...authCalls, ...userCalls, ...organisationCalls, ...invitationCalls }
