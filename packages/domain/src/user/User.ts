import { array, boolean, type Infer, Struct, string } from 'superstruct'
import { verificationStatuses } from '../driver/statuses.ts'
import { invitationStatuses } from '../invitation/invitationStatuses.ts'
import { lenient } from '../struct/lenient.ts'
import { absent, count, isFields, isUuid, listOf, requireField, shape, uuid } from '../struct/shape.ts'
import { shownText } from '../struct/textRule.ts'
import { hasEmail, masked, personFields } from './masked.ts'
import { roles } from './role.ts'

/** A person with a role; hidden personal data is `undefined`, as is everything optional that is missing. */
export const User = requireField(masked(shape({ ...personFields, role: lenient(roles) })), 'email', hasEmail)

/** What the struct of the same name parses to. */
export type User = Infer<typeof User>

/** A row of the lists of users and drivers; drivers among them may have no e-mail. */
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

/** What the struct of the same name parses to. */
export type UserWithOrganisation = Infer<typeof UserWithOrganisation>

/** A page of users or drivers. */
export const UserPage = listOf(UserWithOrganisation)

/** What the struct of the same name parses to. */
export type UserPage = Infer<typeof UserPage>

/** A person found by id; drivers among them may have no e-mail. */
const Found = masked(shape({ ...personFields, role: lenient(roles) }))

/** People by their id, without a prototype; an id that the server does not know is missing. */
export type UserLookup = Readonly<Record<string, Infer<typeof Found>>>

/** Reads the answer to POST /users/ids; entries that are `null` or not under a UUID are left out. */
export const UserLookup = new Struct<UserLookup, null>({
  type: 'lookup',
  schema: null,
  coercer: (value) => (isFields(value) ? knownEntries(value) : value),
  validator: (value) => isFields(value) || { message: 'Expected an object' },
  *entries(value) {
    if (isFields(value)) for (const id of Object.keys(value)) yield [id, value[id], Found]
  },
})

function knownEntries(value: Record<string, unknown>): Record<string, unknown> {
  const known: Record<string, unknown> = Object.create(null)
  for (const [id, user] of Object.entries(value)) if (isUuid(id) && user !== null) known[id] = user
  return known
}

/** Whom to look up. */
export const UserIds = shape({ ids: array(uuid()) })

/** What the struct of the same name parses to. */
export type UserIds = Infer<typeof UserIds>

const signedInUserFields = shape({ ...personFields, role: lenient(roles), emailVerified: boolean() })

/** The person who is signed in, as whoami answers. */
export const SignedInUser = requireField(masked(signedInUserFields), 'email', hasEmail)

/** What the struct of the same name parses to. */
export type SignedInUser = Infer<typeof SignedInUser>

const membershipFields = shape({
  ...personFields,
  role: lenient(roles),
  organizationId: uuid(),
  organizationName: shownText(),
})

/** A user as a member of an organisation. */
export const Membership = requireField(masked(membershipFields), 'email', hasEmail)

/** What the struct of the same name parses to. */
export type Membership = Infer<typeof Membership>
