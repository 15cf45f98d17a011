import type { Infer } from 'superstruct'
import { listOf } from '../struct/listOf.ts'
import { UserWithOrganisation } from './UserWithOrganisation.ts'

/** A page of users or drivers (spec, section 7: GET /users). */
export const UserPage = listOf(UserWithOrganisation)

/** What the struct of the same name parses to. */
export type UserPage = Infer<typeof UserPage>
