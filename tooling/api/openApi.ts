import { type Call, pathParameters } from '@driver-trust/domain/http'
import { InvitationItem, InvitedDriver, OrganisationUser } from '@driver-trust/domain/invitation'
import { LICENCE } from '../packages/licence.ts'
import { withExamples } from './examples.ts'
import { closed, describeStruct, type JsonSchema } from './jsonSchema.ts'

const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

const NO_LICENCE = { name: "Unlicensed: the owner's to choose", identifier: 'LicenseRef-Unlicensed' }

/** Parts of the API, by the beginning of their paths. */
export const GROUPS: readonly (readonly [string, string])[] = [
  ['Authentication', '/api/v1/auth/'],
  ['Users', '/api/v1/users'],
  ['Organisations', '/api/v1/organizations'],
  ['Invitations', '/api/v1/invitations'],
]

/** Generates an OpenAPI 3.1 document from the table of calls. */
export function openApiOf(calls: Readonly<Record<string, Call>>): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = documentedPath(call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Driver Trust API',
      version: '1',
      description:
        "Generated from the table of calls of the client: what it sends and what it accepts. Answer fields that the client doesn't read aren't listed. Words of an enumeration in an answer are those known today; the client shows others as they are.",
      license: LICENCE === 'UNLICENSED' ? NO_LICENCE : { name: LICENCE, identifier: LICENCE },
      contact: { name: "The operator's support" },
    },
    servers: [{ url: '/', description: "The console's own origin; deployments may name another." }],
    tags: GROUPS.map(([name, prefix]) => ({ name, description: `Calls below ${prefix}` })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: withExamples({ ...schemasOf(calls), ...OWN_SCHEMAS }),
    },
  }
}

/**
 * The path with one name for an organisation's id: documents can't have `/{id}` beside `/{organization_id}`, which the
 * calls keep.
 */
export function documentedPath(path: string): string {
  return path.replace('/organizations/{id}', '/organizations/{organization_id}')
}

function operation(operationId: string, call: Call): object {
  const { summary, carrier, payload, authorization, meanings = {} } = call
  const path = documentedPath(call.path)
  const schema = payload ? describeStruct(payload) : undefined
  const inPath = pathParameters(path).map((name) => parameter(name, 'path', pathSchema(name)))
  const inQuery = carrier === 'query' && schema ? queryParameters(schema) : []
  const parameters = [...inPath, ...inQuery]
  const body =
    carrier && carrier !== 'query' && schema ? { content: { [MEDIA[carrier]]: { schema: closed(schema) } } } : undefined
  const refusals = {
    ...((parameters.length > 0 || body) && { 400: 'The request is wrong; `field` says where.' }),
    401: 'The bearer is missing, expired or worth nothing.',
    ...meanings,
  }
  return {
    operationId,
    tags: GROUPS.filter(([, prefix]) => path.startsWith(prefix)).map(([name]) => name),
    summary,
    description: DESCRIPTIONS[authorization ?? 'session'],
    security: authorization === 'none' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...body } }),
    responses: {
      '2XX': success(call),
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: reference('Refusal') } } },
        ]),
      ),
    },
  }
}

const DESCRIPTIONS = {
  session: "Carries the session's bearer.",
  none: 'Sent without an Authorization header.',
  given: 'Carries a bearer that was exchanged for a challenge.',
} as const

function success({ answer }: Call): object {
  if (answer.as === 'nothing') return { description: 'Done; the body is ignored.' }
  if (answer.as === 'file')
    return {
      description: 'The file.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }
  return { description: answer.name, content: { 'application/json': { schema: reference(answer.name) } } }
}

/** The shapes of answers that have their own parser. */
const OWN_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  OrganisationTree: {
    description: "The user's own organisation with those below it; empty or `null` if there is none yet.",
    allOf: [reference('OrganisationNode')],
    properties: { children: { type: 'array', items: reference('OrganisationNode') } },
  },
  OrganisationNode: {
    allOf: [reference('Organisation')],
    properties: { children: { type: 'array', items: reference('OrganisationNode') } },
  },
  Registration: {
    description: 'A user or a session: tokens are read if there are any, else the client signs in with the password.',
    anyOf: [reference('TokenResponse'), { type: 'object' }],
  },
  Refusal: {
    description: 'Why a request was refused.',
    type: 'object',
    properties: {
      code: { type: 'string', pattern: '^[a-z][a-z_]{0,63}$', examples: ['request_validation_failed'] },
      field: { type: 'string', description: 'The parameter or field at fault.' },
    },
    required: ['code'],
  },
  InvitedDriver: describeStruct(InvitedDriver),
  OrganisationUser: describeStruct(OrganisationUser),
}

/** One schema for each kind of answer. */
function schemasOf(calls: Readonly<Record<string, Call>>): Record<string, JsonSchema> {
  const answers = Object.values(calls).flatMap(({ answer }) => (answer.as === 'json' ? [answer] : []))
  return Object.fromEntries(
    answers.map(({ name, struct }) => [name, struct ? describeStruct(struct, referenced) : {}] as const),
  )
}

/** Invitations are told apart by their type. */
function referenced(struct: unknown): JsonSchema | undefined {
  if (struct !== InvitationItem) return undefined
  return { oneOf: [reference('InvitedDriver'), reference('OrganisationUser')] }
}

function reference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

function queryParameters({ properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    ...parameter(name, 'query', schema),
    required: required.includes(name),
  }))
}

function parameter(name: string, place: 'path' | 'query', schema: JsonSchema) {
  return { name, in: place, required: true, schema }
}

function pathSchema(name: string): JsonSchema {
  return name === 'batchId' ? { type: 'string' } : { type: 'string', format: 'uuid' }
}
