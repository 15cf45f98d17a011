import fc from 'fast-check'

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

/** Field names of the API: bodies with these get further than arbitrary ones. */
const NAMES = [
  ...['id', 'email', 'role', 'items', 'total', 'nextPage', 'prevPage', 'name', 'children', 'parentId', 'subcontractor'],
  ...['status', 'createdAt', 'updatedAt', 'organizationId', 'userId', 'deadlines', 'passport', 'drivers', 'users'],
  ...['access_token', 'refresh_token', 'expires_in', 'challenge', 'emailVerified', 'type', 'invited', 'skipped'],
  ...['pricingPlan', 'metadata', 'action', 'performedBy', 'phoneNumber', '__proto__', 'constructor', 'toString'],
] as const

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(ID, 'a@example.com', 'hidden', true, 0, 1, -1, 1e21, null, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

/** JSON with the API's field names and a mix of right and wrong values. */
const likely = fc.letrec<{ node: unknown; object: unknown }>((tie) => ({
  node: fc.oneof({ depthSize: 'small' }, value, tie('object'), fc.array(tie('object'), { maxLength: 3 })),
  object: fc
    .array(fc.tuple(fc.constantFrom(...NAMES), tie('node')), { maxLength: 8 })
    .map((entries) => Object.fromEntries(entries)),
})).object

const json = fc
  .oneof(likely, fc.jsonValue({ maxDepth: 2 }), fc.array(likely, { maxLength: 3 }))
  .map((body) => JSON.stringify(body))

/**
 * Bodies of answers: mostly JSON, some truncated, with a byte-order mark, duplicate keys or deep nesting, HTML or
 * empty.
 */
export const arbitraryBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: json },
  { weight: 1, arbitrary: json.chain((text) => fc.nat(text.length).map((length) => text.slice(0, length))) },
  { weight: 1, arbitrary: json.map((text) => `\uFEFF${text}`) },
  { weight: 1, arbitrary: fc.nat(1500).map((depth) => '{"children":['.repeat(depth) + ']}'.repeat(depth)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'null', '<!doctype html><p>Welcome', '{"id":1,"id":2}', '{"total":1e999}', '"'),
  },
)
