import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * Section 7 of the specification, typed by hand and by someone who read nothing else: it imports no call of the
 * client, so that a wrong call doesn't make its own test pass. `name*` can be repeated, `name?` left out; path
 * parameters are in braces.
 */
const SPECIFICATION = `
POST /api/v1/auth/register | json email password
POST /api/v1/auth/token | form grant_type username password
POST /api/v1/auth/token | form grant_type client_id client_secret
POST /api/v1/auth/token | form grant_type refresh_token
POST /api/v1/auth/token | form grant_type phone_number code
POST /api/v1/auth/token | form grant_type challenge scope client_id
POST /api/v1/auth/challenge | json clientId
POST /api/v1/auth/password/forgot/send | json email
PATCH /api/v1/auth/password/forgot/reset | json password token
PATCH /api/v1/auth/password/reset | json password
POST /api/v1/auth/email/send | json email
POST /api/v1/auth/email/verify | json token? code?
GET /api/v1/auth/whoami
GET /api/v1/users | query page? page_size? organization_id?* status?* first_name? last_name? email? phone_number? order_by? dt_id? user_id? role?
PATCH /api/v1/users | json firstName? lastName? phoneNumber?
PATCH /api/v1/users/role/{} | json role
POST /api/v1/users/ids | json ids
PATCH /api/v1/users/drivers/{}/name | json
PATCH /api/v1/users/status | json userId organizationId status
DELETE /api/v1/users/status/ban/{}/{}
GET /api/v1/users/activity | query organization_id user_id actions*
GET /api/v1/users/deadlines/{}
POST /api/v1/organizations/ | json name parentId? subcontractor? subcontractorPersonalDataHidden?
GET /api/v1/organizations/
PATCH /api/v1/organizations/{} | json name subcontractor
DELETE /api/v1/organizations/{}
DELETE /api/v1/organizations/{}/users/{}
GET /api/v1/organizations/{}/counters
GET /api/v1/organizations/{}/settings
GET /api/v1/organizations/{}/stats
PATCH /api/v1/organizations/{}/settings | json country? city? street? billingEmail? contactEmail? contactPhoneNumber? tcUrl? tcSubcontractorUrl? vatNumber? pricing?
GET /api/v1/invitations | query type? role? user_id? organization_id?* status? first_name? last_name? email? phone_number? order_by? page? page_size?
POST /api/v1/invitations/delete | json ids
POST /api/v1/invitations/users | json email role organizationId
POST /api/v1/invitations/drivers | json organizationId drivers
POST /api/v1/invitations/drivers/csv | multipart drivers_csv organization_id
GET /api/v1/invitations/downloads/drivers/batch/{}
POST /api/v1/invitations/users/accept | json token
`

/**
 * What the specification doesn't have, written in the same way: a call, or the further fields of one of its calls, such
 * as `GET /api/v1/users | query created_after?`. docs/deviations.md has a row for each.
 */
const BEYOND: readonly string[] = []

/** The words of section 5 and 7 that a request can contain, by path and field. */
const WORDS: readonly (readonly [line: string, field: string, words: readonly string[]])[] = [
  ['PATCH /api/v1/users/role/{}', 'role', ['user', 'admin']],
  ['GET /api/v1/users', 'role', ['user', 'admin', 'super_admin', 'driver']],
  ['GET /api/v1/invitations', 'type', ['driver', 'user']],
  ['GET /api/v1/invitations', 'status', ['pending', 'sent', 'accepted', 'skipped']],
  ['GET /api/v1/users/activity', 'actions', ['joined_organization', 'left_organization', 'changed_status']],
  [
    'PATCH /api/v1/users/status',
    'status',
    ['internal_verified', 'banned_explicitly', 'under_review', 'unverified', 'overdue', 'locked', 'verified'],
  ],
]

const GRANTS = [
  'password',
  'client_credentials',
  'refresh_token',
  'urn:ietf:params:oauth:grant-type:otp',
  'urn:ietf:params:oauth:grant-type:challenge',
]

interface Schema {
  type?: string
  enum?: string[]
  const?: string
  items?: Schema
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: unknown
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

const document: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(new URL('../../../../docs/api/openapi.json', import.meta.url), 'utf8'),
)

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    line: `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`,
    operation,
  })),
)

const ENCODINGS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
}

/** The lines of one call: several for a body of several shapes. */
function linesOf({ line, operation }: (typeof operations)[number]): string[] {
  const query = operation.parameters?.filter((each) => each.in === 'query') ?? []
  const [body] = Object.entries(operation.requestBody?.content ?? {})
  if (query.length > 0) {
    const names = query.map(({ name, required, schema }) => name + (required ? '' : '?') + (schema.items ? '*' : ''))
    return [`${line} | query ${names.join(' ')}`]
  }
  if (!body) return [line]
  const [type, { schema }] = body
  return (schema.oneOf ?? [schema]).map(({ properties = {}, required = [] }) => {
    const names = Object.keys(properties).map((name) => name + (required.includes(name) ? '' : '?'))
    return [`${line} | ${ENCODINGS[type]}`, ...names].join(' ')
  })
}

/** The order of fields doesn't matter. */
function sorted(line: string): string {
  const [call = '', fields = ''] = line.split(' | ')
  const [carrier, ...names] = fields.split(' ')
  return [call, carrier, ...names.sort()].join(' ').trim()
}

const callOf = (line: string) => line.split(' ').slice(0, 2).join(' ')

/** Leaves out the fields that a call of the specification has beyond it. */
function asSpecified(line: string): string {
  const further = BEYOND.filter((each) => callOf(each) === callOf(line)).flatMap((each) => each.split(' ').slice(4))
  return line
    .split(' ')
    .filter((name) => !further.includes(name))
    .join(' ')
}

describe('the API’s description agrees with the specification', () => {
  const specified = SPECIFICATION.trim().split('\n').map(sorted)
  const isOwn = (line: string) => !specified.some((each) => callOf(each) === callOf(line))
  const lines = operations
    .flatMap(linesOf)
    .map(sorted)
    .map((line) => (isOwn(line) ? line : asSpecified(line)))

  it.each(specified)('in %s', (line) => {
    expect(lines).toContain(line)
  })

  it('and has nothing else, but what is known to go beyond it', () => {
    expect(lines.filter((line) => !specified.includes(line))).toEqual(BEYOND.filter(isOwn).map(sorted))
  })

  it.each(WORDS)('in the words of %s: %s', (line, field, words) => {
    const operation = operations.find((each) => each.line === line)?.operation
    const [body] = Object.values(operation?.requestBody?.content ?? {})
    const parameter = operation?.parameters?.find(({ name }) => name === field)
    const schema = parameter?.schema ?? body?.schema.properties?.[field]
    expect((schema?.items ?? schema)?.enum?.toSorted()).toEqual(words.toSorted())
  })

  it('in the types of grants', () => {
    const token = operations.find(({ line }) => line === 'POST /api/v1/auth/token')?.operation
    const [body] = Object.values(token?.requestBody?.content ?? {})
    expect(body?.schema.oneOf?.map(({ properties }) => properties?.grant_type?.const)).toEqual(GRANTS)
  })
})

it.each(operations)('$line gives every error a body', ({ operation }) => {
  for (const [status, answer] of Object.entries(operation.responses))
    if (status !== '2XX') expect(answer.content, status).toHaveProperty(['application/json', 'schema'])
})
