import type { JsonSchema } from './jsonSchema.ts'

const ORGANISATION = '6f1c2a9e-3b0d-4c57-9a41-d2e80b7f5c13'
const OWNER = '0b7e4d52-8c1f-4a36-b2d9-5e6f7a809b1c'
const times = { createdAt: '2026-01-12T08:30:00Z', updatedAt: '2026-03-02T14:05:00Z' }
const helena = {
  id: OWNER,
  email: 'helena.marsh@example.com',
  phoneNumber: '+442079460018',
  firstName: 'Helena',
  lastName: 'Marsh',
  isPersonalDataHidden: false,
  role: 'admin',
  ...times,
}
const member = { organizationId: ORGANISATION, organizationName: 'Meridian Freight' }

/** Answers by the name of their schema: who is signed in, where they work, and whom they see there. */
const EXAMPLES: Readonly<Record<string, object>> = {
  SignedInUser: { ...helena, emailVerified: true },
  OrganisationTree: {
    id: ORGANISATION,
    name: 'Meridian Freight',
    subcontractor: false,
    isDriversInvitationAllowed: true,
    ownerId: OWNER,
    ...times,
    children: [],
  },
  UserPage: {
    items: [
      {
        ...{
          id: 'a81d3f60-52c7-4e9b-8f14-3c6d0b9e7a25',
          email: 'ana.horvat@example.com',
          phoneNumber: '+385912345678',
        },
        ...{ firstName: 'Ana', lastName: 'Horvat', isPersonalDataHidden: false, role: 'driver', dtId: 10482 },
        ...{ status: 'verified', verifiedAt: '2026-02-20T09:15:00Z', ...member, ...times },
      },
      {
        ...{ id: 'd5f29b07-e384-4c1a-9d60-8b2e71c4f39a', email: 'jan.nowak@example.com', phoneNumber: '+48512345678' },
        ...{ firstName: 'Jan', lastName: 'Nowak', isPersonalDataHidden: false, role: 'driver', dtId: 10517 },
        ...{ status: 'overdue', ...member, ...times },
      },
      { ...helena, ...member },
    ],
    total: 3,
  },
}

/**
 * The schemas with their examples. Prism's dynamic mocks (`prism mock -d`) don't look at examples and make up an answer
 * for each call, unless `x-faker` says which: a made-up role or organisation would throw their user out at the next page.
 */
export function withExamples(schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, EXAMPLES[name] ? served(schema, EXAMPLES[name]) : schema]),
  )
}

/** Field by field, as Prism drops the `id` of an object that it is given whole. */
function served(schema: JsonSchema, example: object): JsonSchema {
  const fields = Object.entries(example).map(([name, value]) => [
    name,
    {
      type: Array.isArray(value) ? 'array' : typeof value,
      ...schema.properties?.[name],
      'x-faker': { 'helpers.arrayElement': [[value]] },
    },
  ])
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(fields) }, examples: [example] }
}
