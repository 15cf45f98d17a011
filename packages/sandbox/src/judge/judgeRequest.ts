import { format, type Schema, Validator } from '@cfworker/json-schema'
import type { Call } from '@driver-trust/domain/http'
import type { Context } from 'hono'
import document from '../../../../docs/api/openapi.json' with { type: 'json' }
import type { SandboxState } from '../SandboxState.ts'
import { Refusal } from './Refusal.ts'

// The validator doesn't know it, and would take anything: an address whose parts can have letters of any script.
format['idn-email'] = (value) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(value)

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Path templates name their parameters differently in the document and in the table of calls. */
const shapeOf = (method: string, path: string) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`

const operations = new Map(
  Object.entries(document.paths).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, each]) => [shapeOf(method, path), each as Operation]), // the document's own shape
  ),
)

type Judged = Pick<Call, 'method' | 'path'>

/**
 * Judges a request as a stranger would, who knows nothing but the API's description: a 400 names the first parameter
 * or field that isn't in it, is repeated, is missing or has another type.
 */
export async function judgeRequest(state: SandboxState, call: Judged, context: Context): Promise<void> {
  try {
    await judged(call, context)
  } catch (error) {
    if (error instanceof Refusal) state.malformedRequests.push(`${call.method} ${call.path}: ${error.field}`)
    throw error
  }
}

async function judged(call: Judged, context: Context): Promise<void> {
  const operation = operations.get(shapeOf(call.method, call.path))
  if (!operation) throw new RangeError(`The API's description has no ${call.method} ${call.path}: run npm run docs.`)
  judgeQuery(operation, new URL(context.req.url).searchParams)
  const [body] = Object.entries(operation.requestBody?.content ?? {})
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== body?.[0]) throw malformed('content-type')
  if (!body) return
  const [, { schema }] = body
  const sent = await sentBody(context, type === 'application/json')
  const fault = faultIn(branchOf(schema, sent), sent)
  if (fault !== undefined) throw malformed(fault)
}

function judgeQuery({ parameters = [] }: Operation, search: URLSearchParams): void {
  const known = new Map(parameters.filter((each) => each.in === 'query').map((each) => [each.name, each]))
  for (const name of search.keys()) if (!known.has(name)) throw malformed(name)
  for (const { name, required, schema } of known.values()) {
    const all = search.getAll(name)
    if (all.length > 1 && schema.type !== 'array') throw malformed(name)
    if (all.length === 0 && required) throw malformed(name)
    if (all.length > 0 && faultIn(schema, schema.type === 'array' ? all : readAs(schema, all[0])) !== undefined)
      throw malformed(name)
  }
}

function readAs({ type }: Schema, text: string | undefined): unknown {
  return type === 'integer' && text !== undefined && /^-?\d+$/.test(text) ? Number(text) : text
}

async function sentBody(context: Context, isJson: boolean): Promise<unknown> {
  if (isJson) return context.req.json().catch(() => undefined)
  const form = Object.entries(await context.req.parseBody({ all: true }))
  return Object.fromEntries(form.map(([name, value]) => [name, value instanceof Blob ? '' : value]))
}

/** The grants of the token call are told apart by their type; each has its own fields. */
function branchOf({ oneOf, ...schema }: Schema, body: unknown): Schema {
  if (!oneOf) return schema
  const type = (body as { grant_type?: unknown } | undefined)?.grant_type // of a form, which is an object
  const branch = oneOf.find(({ properties }: Schema) => isConst(properties?.grant_type, type))
  if (!branch) throw malformed('grant_type')
  return branch
}

function isConst(schema: Schema | boolean | undefined, value: unknown): boolean {
  return typeof schema === 'object' && schema.const === value
}

const validators = new WeakMap<Schema, Validator>()

/** The place of the first fault, such as "drivers.0.phoneNumber"; '' for the whole value. */
function faultIn(schema: Schema, value: unknown): string | undefined {
  const validator = validators.get(schema) ?? new Validator(schema, '2020-12', false)
  validators.set(schema, validator)
  const { valid, errors } = validator.validate(value)
  if (valid) return undefined
  const [missing] = errors.flatMap(({ keyword, error, instanceLocation }) =>
    keyword === 'required' ? [`${instanceLocation}/${/"(.+?)"/.exec(error)?.[1]}`] : [],
  )
  const deepest = errors.map(({ instanceLocation }) => instanceLocation).sort((one, other) => other.length - one.length)
  return (missing ?? deepest[0] ?? '').split('/').slice(1).join('.')
}

function malformed(field: string): Refusal {
  return new Refusal(400, 'request_validation_failed', field)
}
