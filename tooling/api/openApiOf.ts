import { type Call, pathParameters } from '@driver-trust/domain'
import { describeStruct, type JsonSchema } from './describeStruct.ts'

const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** An OpenAPI 3.1 document of the table of calls. */
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
        'Generated from the table of calls of the client: what it sends and what it accepts. Fields of answers that the client does not read are not listed.',
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
