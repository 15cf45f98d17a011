import { grantShapes, TokenGrant } from '@driver-trust/domain/http'
import { User } from '@driver-trust/domain/people'

/** The part of JSON Schema that structs can express. */
export interface JsonSchema {
  $ref?: string
  type?: string
  format?: string
  pattern?: string
  description?: string
  enum?: readonly unknown[]
  examples?: readonly unknown[]
  /** How Prism makes up a value. */
  'x-faker'?: object
  const?: unknown
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  minimum?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | false
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
  counting: { type: 'integer', minimum: 1 },
  amount: { type: 'number', minimum: 0 },
  uuid: { type: 'string', format: 'uuid' },
  email: { type: 'string', format: 'idn-email' },
  'E.164': { type: 'string', description: 'A telephone number as E.164.' },
  link: { type: 'string', format: 'uri' },
  instance: { type: 'string', format: 'binary' },
}

/** Answers are shown as they come, so structs don't check these texts; their names say what servers send. */
const FORMATS: readonly (readonly [RegExp, Pick<JsonSchema, 'format' | 'pattern'>])[] = [
  [/^(?:created|updated|banned|verified)At$/, { format: 'date-time' }],
  [/^(?:passport|idCard|residencePermit|driversLicense)$/, { format: 'date' }],
  [/^(?:billing|contact)Email$/, { format: 'idn-email' }],
  [/^tc(?:Subcontractor)?Url$/, { format: 'uri' }],
  [/^(?:performedBy|invitedBy|bannedBy)$/, { format: 'uuid' }],
  [/^(?:access|refresh)_token$/, { pattern: '^[A-Za-z0-9._~+/-]{16,4096}=*$' }],
  [/^(?:contactP|p)honeNumber$/, { pattern: '^\\+[1-9][0-9]{6,14}$' }],
]

/** Fields that parsing adds; servers don't send them. */
const COMPUTED = new Set(['isEmailHidden'])

/** Gives a struct another schema, such as a reference; undefined leaves it as it is. */
type Replace = (struct: unknown) => JsonSchema | undefined

/** The JSON Schema of a struct; only a name if the struct is just a function. */
export function describeStruct(struct: unknown, replace: Replace = () => undefined): JsonSchema {
  if (!isStruct(struct)) return { description: 'Has its own parser.' }
  if (struct === TokenGrant) return { oneOf: grantShapes.map((shape) => describeStruct(shape)) }
  const { type, schema } = struct
  const replaced = replace(struct)
  if (replaced) return replaced
  if (type === 'literal') return { type: typeof schema, const: schema }
  if (type === 'lookup')
    return { type: 'object', additionalProperties: describeStruct(User), description: 'People by id.' }
  if (type === 'array' && isStruct(schema)) return { type: 'array', items: describeStruct(schema, replace) }
  if (type === 'oneOrSeveral') return { type: 'array', items: describeStruct(schema) }
  if (typeof schema !== 'object' || schema === null) return LEAVES[type] ?? unknownLeaf(type)
  if (type === 'enums' || Array.isArray(schema)) return { type: 'string', enum: [...new Set(Object.values(schema))] }
  return describeFields(schema, replace)
}

function describeFields(schema: object, replace: Replace): JsonSchema {
  const fields = Object.entries(schema).filter(([name]) => !COMPUTED.has(name))
  const required = fields.filter(([, field]) => !isOptional(field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, field]) => {
        const schema = formatted(name, describeStruct(field, replace))
        return [name, isClearable(field) ? { anyOf: [schema, { type: 'null' }] } : schema]
      }),
    ),
    ...(required.length > 0 && { required }),
  }
}

function formatted(name: string, schema: JsonSchema): JsonSchema {
  const format = FORMATS.find(([pattern]) => pattern.test(name))?.[1]
  const isPlain = schema.type === 'string' && !schema.format && !schema.enum && !schema.description
  return format && isPlain ? { ...schema, ...format } : schema
}

/** True if a field can be omitted. */
function isOptional(field: unknown): boolean {
  return isStruct(field) && field.validate(undefined, { coerce: true })[0] === undefined
}

/** True if `null` is a value of its own, which clears the field. */
function isClearable(field: unknown): boolean {
  return isStruct(field) && field.validate(null, { coerce: true })[1] === null
}

/** The schema of something that is sent: no object in it has other fields. */
export function closed(schema: JsonSchema): JsonSchema {
  const { oneOf, items, properties } = schema
  return {
    ...schema,
    ...(oneOf && { oneOf: oneOf.map(closed) }),
    ...(items && { items: closed(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, closed(field)])),
      additionalProperties: false as const,
    }),
  }
}

/** The type of a schema in a word or two. */
export function schemaWord({ type, format, enum: words, const: word, items, anyOf, description }: JsonSchema): string {
  if (anyOf) return anyOf.map(schemaWord).join(' or ')
  if (word !== undefined) return `\`${word}\``
  if (words) return words.map((each) => `\`${each}\``).join(' or ')
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
