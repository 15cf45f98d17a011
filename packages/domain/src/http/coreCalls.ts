import { invitationCalls } from './invitationCalls.ts'
import { organisationCalls } from './organisationCalls.ts'
import { userCalls } from './userCalls.ts'

/** The calls that only people with an organisation need: the sign-in does not load them. */
export const coreCalls = { ...userCalls, ...organisationCalls, ...invitationCalls }
