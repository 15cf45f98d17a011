import { type Call, Grant, grantShapes, pathParameters } from '@driver-trust/domain'

const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** Generates an OpenAPI 3.1 document from the table of calls. */
export function openApiOf(calls: Readonly<Record<string, Call>>): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = paths[call.path] ?? {}
    path[call.method.toLowerCase()] = operation(name, call)
    paths[call.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Driver Trust API',
      version: '1',
      description:
        "Generated from the table of calls of the client: what it sends and what it accepts. Answer fields that the client doesn't read aren't listed.",
    },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(operationId: string, call: Call): object {
  const { summary, carrier, payload, authorization, meanings = {}, path } = call
  const schema = payload ? describeStruct(payload) : undefined
  const inPath = pathParameters(path).map((name) => parameter(name, 'path', pathSchema(name)))
  const inQuery = carrier === 'query' && schema ? queryParameters(schema) : []
  const parameters = [...inPath, ...inQuery]
  const body = carrier && carrier !== 'query' && schema ? { content: { [MEDIA[carrier]]: { schema } } } : undefined
  const refusals = Object.entries(meanings).map(([status, description]) => [status, { description }] as const)
  return {
    operationId,
    summary,
    security: authorization === 'none' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...body } }),
    responses: { '2XX': success(call), ...Object.fromEntries(refusals) },
  }
}

function success({ answer }: Call): object {
  if (answer.as === 'nothing') return { description: 'Done; the body is ignored.' }
  if (answer.as === 'file') return { description: 'The file.', content: { '*/*': {} } }
  const struct = 'struct' in answer ? answer.struct : undefined
  return { description: answer.name, content: { 'application/json': { schema: describeStruct(struct) } } }
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

/** The part of JSON Schema that structs can express. */
export interface JsonSchema {
  type?: string
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  oneOf?: JsonSchema[]
  items?: JsonSchema
  minimum?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema
}

interface StructLike {
  type: string
  schema: unknown
  validate: (value: unknown, options: { coerce: boolean }) => [unknown, unknown]
}

/** Types of structs that contain no schema. */
const LEAVES: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  integer: { type: 'integer' },
  count: { type: 'integer', minimum: 0 },
  amount: { type: 'number', minimum: 0 },
  uuid: { type: 'string', format: 'uuid' },
  email: { type: 'string', format: 'email' },
  'E.164': { type: 'string', description: 'A telephone number as E.164.' },
  link: { type: 'string', format: 'uri' },
  lookup: { type: 'object', additionalProperties: { type: 'object' }, description: 'People by id.' },
  instance: { type: 'string', format: 'binary' },
}

/** Fields that parsing adds; servers don't send them. */
const COMPUTED = new Set(['isEmailHidden'])

/** The JSON Schema of a struct; only a name if the struct is just a function. */
export function describeStruct(struct: unknown): JsonSchema {
  if (!isStruct(struct)) return { description: 'Has its own parser.' }
  if (struct === Grant) return { oneOf: grantShapes.map(describeStruct) }
  const { type, schema } = struct
  if (type === 'literal') return { const: schema }
  if (type === 'array' && isStruct(schema)) return { type: 'array', items: describeStruct(schema) }
  if (typeof schema !== 'object' || schema === null) return LEAVES[type] ?? unknownLeaf(type)
  if (type === 'enums') return { enum: Object.values(schema) }
  const fields = Object.entries(schema).filter(([name]) => !COMPUTED.has(name))
  const required = fields.filter(([, field]) => !isOptional(field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, describeStruct(field)])),
    ...(required.length > 0 && { required }),
  }
}

/** True if a field can be omitted. */
function isOptional(field: unknown): boolean {
  return isStruct(field) && field.validate(undefined, { coerce: true })[0] === undefined
}

/** The type of a schema in a word or two. */
export function schemaWord({ type, format, enum: words, const: word, items, description }: JsonSchema): string {
  if (word !== undefined) return `\`${word}\``
  if (words) return words.map((word) => `\`${word}\``).join(' or ')
  if (items) return `list of ${schemaWord(items)}`
  return format ?? type ?? description ?? 'anything'
}

/** Rules of text (`firstName`, `password`, …) and unions of shapes. */
function unknownLeaf(type: string): JsonSchema {
  if (type === 'union') return { description: 'One of several shapes.' }
  if (type === 'dynamic') return { type: 'object', description: 'One of two shapes, told apart by `type`.' }
  return { type: 'string', description: `Text that follows the rule "${type}".` }
}

function isStruct(value: unknown): value is StructLike {
  return typeof value === 'object' && value !== null && 'validate' in value && 'schema' in value
}
