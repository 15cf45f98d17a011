import { boolean, type Infer, record, Struct, string } from 'superstruct'
import { verificationStatuses } from '../driver/statuses.ts'
import { invitationStatuses } from '../invitation/invitationStatuses.ts'
import { lenient } from '../struct/lenient.ts'
import { absent, count, isFields, isUuid, listOf, requireField, shape, uuid } from '../struct/shape.ts'
import { shownText } from '../struct/textRule.ts'
import { hasEmail, masked, personFields } from './masked.ts'
import { roles } from './role.ts'

/** A row of the lists of users and drivers; a driver can lack an e-mail. */
export const UserWithOrganisation = masked(
  shape({
    ...personFields,
    role: lenient(roles),
    dtId: absent(count()),
    status: lenient([...verificationStatuses, ...invitationStatuses]),
    organizationId: absent(uuid()),
    organizationName: shownText(),
    bannedAt: absent(shownText()),
    bannedBy: absent(string()),
    verifiedAt: absent(shownText()),
  }),
)

export type UserWithOrganisation = Infer<typeof UserWithOrganisation>

/** What may be known of a person. */
export type PersonFields = { [Name in keyof UserWithOrganisation]?: UserWithOrganisation[Name] | undefined }

export const UserPage = listOf(UserWithOrganisation)

export type UserPage = Infer<typeof UserPage>

/** A person looked up by id; a driver can lack an e-mail. */
export const User = masked(shape({ ...personFields, role: lenient(roles) }))

/** People by id, without a prototype; ids unknown to the server are missing. */
export type UserLookup = Readonly<Record<string, Infer<typeof User>>>

/** Parses the answer to POST /api/v1/users/ids; drops entries that are `null` or not under a UUID. */
export const UserLookup = new Struct<UserLookup, null>({
  ...record(uuid(), User),
  type: 'lookup',
  coercer: (value) => (isFields(value) ? knownEntries(value) : value),
})

function knownEntries(value: Record<string, unknown>): Record<string, unknown> {
  const known: Record<string, unknown> = Object.create(null)
  for (const [id, user] of Object.entries(value)) if (isUuid(id) && user !== null) known[id] = user
  return known
}

const signedInUserFields = shape({ ...personFields, role: lenient(roles), emailVerified: boolean() })

/** The signed-in user, as whoami answers. */
export const SignedInUser = requireField(masked(signedInUserFields), 'email', hasEmail)

export type SignedInUser = Infer<typeof SignedInUser>
