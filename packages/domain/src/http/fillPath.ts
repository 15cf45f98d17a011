import { isUuid } from '../struct/isUuid.ts'

/** Names between braces in a path template (spec, section 7: Path). */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never

/** Names of the path parameters of a template, in order (spec, section 7: Path). */
export function pathParameters(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}

/** The contract says of no other id than these what it looks like; batches are named by the server as it likes. */
const OTHERS: Readonly<Record<string, RegExp>> = { batchId: /^[\w-]{1,128}$/ }

/**
 * The path with its parameters filled in. Every parameter is an id: one that is not a UUID throws a RangeError before anything
 * is sent, so that no crafted id can reach another path (spec, section 5: user id must be a uuid).
 */
export function fillPath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (!isId(name, value))
      throw new RangeError(
        `${template} needs a UUID as "${name}": take the id of a loaded record, not text of an address.`,
      )
    return encodeURIComponent(value)
  })
}

function isId(name: string, value: unknown): value is string {
  const pattern = OTHERS[name]
  return pattern ? typeof value === 'string' && pattern.test(value) : isUuid(value)
}
