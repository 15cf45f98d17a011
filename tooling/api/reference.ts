import type { Call } from '@driver-trust/domain/http'
import { describeStruct, type JsonSchema, schemaWord } from './jsonSchema.ts'
import { GROUPS } from './openApi.ts'

/** Renders the table of calls as a Markdown page. */
export function referenceOf(calls: Readonly<Record<string, Call>>): string {
  const groups = GROUPS.map(([title, prefix]) => {
    const rows = Object.entries(calls).filter(([, { path }]) => path.startsWith(prefix))
    return `## ${title}\n\n${rows.map(([name, call]) => section(name, call)).join('\n')}`
  })
  const head =
    "# API reference\n\nGenerated from the table of calls by `npm run docs`; don't edit it. Every call carries the session's bearer unless it says otherwise. The rules that fields and paths don't show are in the [contract](../contract.md#7-calls).\n"
  return `${head}\n${groups.join('\n')}`
}

const BEARERS = {
  none: 'Sent without an Authorization header.',
  given: "The caller brings a bearer of its own; the session's is not used.",
} as const

function section(name: string, call: Call): string {
  const { method, path, summary, authorization, carrier, payload, meanings = {} } = call
  const lines = [`### ${name}`, '', `\`${method} ${path}\``, '', summary]
  if (authorization && authorization !== 'session') lines.push('', BEARERS[authorization])
  if (carrier && payload) lines.push('', `Payload (${carrier}):`, '', ...fields(describeStruct(payload)))
  lines.push('', `Answer: ${answerOf(call)}`)
  const refusals = Object.entries(meanings).map(([status, meaning]) => `- ${status}: ${meaning}`)
  if (refusals.length > 0) lines.push('', ...refusals)
  return `${lines.join('\n')}\n`
}

function fields({ oneOf, properties, required = [], description }: JsonSchema): string[] {
  if (oneOf) return oneOf.flatMap((schema, index) => [...(index > 0 ? ['', 'or', ''] : []), ...fields(schema)])
  if (!properties) return [description ?? 'Not described.']
  const entries = Object.entries(properties)
  if (entries.length === 0) return ['An empty body.']
  const rows = entries.map(
    ([name, schema]) => `| ${name} | ${schemaWord(schema)} | ${required.includes(name) ? 'yes' : ''} |`,
  )
  return ['| field | type | required |', '| --- | --- | --- |', ...rows]
}

function answerOf({ answer }: Call): string {
  if (answer.as === 'nothing') return 'any 2xx; its body is ignored.'
  if (answer.as === 'file') return 'a file.'
  const struct = 'struct' in answer ? answer.struct : undefined
  const schema = describeStruct(struct)
  const fields = schema.properties ?? schema.items?.properties
  if (!fields) return `${answer.name}. ${schema.description ?? ''}`.trim()
  const needed = schema.items ? schema.items.required : schema.required
  const names = Object.keys(fields).map((name) => (needed?.includes(name) ? `${name}` : `${name}?`))
  return `${answer.name}${schema.items ? ' (a list)' : ''}: ${names.join(', ')}.`
}
