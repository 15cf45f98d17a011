import type { JsonSchema } from './jsonSchema.ts'

const ORGANISATION = '6f1c2a9e-3b0d-4c57-9a41-d2e80b7f5c13'
const times = { createdAt: '2026-01-12T08:30:00Z', updatedAt: '2026-03-02T14:05:00Z' }
const member = { organizationId: ORGANISATION, organizationName: 'Meridian Freight' }

const helena = {
  ...{ id: '0b7e4d52-8c1f-4a36-b2d9-5e6f7a809b1c', email: 'helena.marsh@example.com', phoneNumber: '+442079460018' },
  ...{ firstName: 'Helena', lastName: 'Marsh', isPersonalDataHidden: false, role: 'admin', ...times },
}
const ana = {
  ...{ id: 'a81d3f60-52c7-4e9b-8f14-3c6d0b9e7a25', email: 'ana.horvat@example.com', phoneNumber: '+385912345678' },
  ...{ firstName: 'Ana', lastName: 'Horvat', isPersonalDataHidden: false, role: 'driver', ...times },
}
const invitation = { organizationId: ORGANISATION, invitedBy: helena.id }

/** Answers by the name of their schema: who is signed in, where they work, and whom they see there. */
export const EXAMPLES: Readonly<Record<string, Fields>> = {
  SignedInUser: { ...helena, emailVerified: true },
  OrganisationTree: {
    id: ORGANISATION,
    name: 'Meridian Freight',
    subcontractor: false,
    isDriversInvitationAllowed: true,
    ownerId: helena.id,
    ...times,
    children: [],
  },
  UserPage: {
    items: [
      { ...helena, ...member, status: 'accepted' }, // first, because a user's page shows the first match
      { ...ana, ...member, dtId: 10_482, status: 'verified', verifiedAt: '2026-02-20T09:15:00Z' },
    ],
    total: 2,
  },
  InvitationPage: {
    items: [
      { ...ana, ...invitation, type: 'driver', dtId: 10_482, batchId: '2026-01-12-001', status: 'accepted' },
      { ...helena, ...invitation, type: 'user', status: 'accepted' },
    ],
    total: 2,
  },
  UserLookup: { [helena.id]: helena, [ana.id]: ana },
}

type Fields = Readonly<Record<string, unknown>>

/**
 * The schemas with their examples. Prism's dynamic mocks (`prism mock -d`) don't look at examples and make up an answer
 * for each call, unless `x-faker` says which: a made-up role or organisation would throw their user out at the next page.
 */
export function withExamples(schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const example = EXAMPLES[name]
      return [name, example ? { ...served(schema, example), examples: [example] } : schema]
    }),
  )
}

/** A page of a list as it is; anything else field by field, as Prism drops the `id` of an object that it is given whole. */
function served(schema: JsonSchema, example: Fields): JsonSchema {
  if ('items' in example) return { ...schema, ...only(example) }
  const fields = Object.entries(example).map(([name, value]) => {
    const known = schema.properties?.[name] ?? (schema.additionalProperties || undefined)
    if (isFields(value)) return [name, served(known ?? { type: 'object' }, value)]
    const type = Array.isArray(value) ? 'array' : typeof value
    return [name, { type, ...known, ...only(value) }]
  })
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(fields) } }
}

/** Prism's words for a choice of one. */
function only(value: unknown): JsonSchema {
  return { 'x-faker': { 'helpers.arrayElement': [[value]] } }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
