import { join } from 'node:path'
import { calls } from '@driver-trust/domain'
import { openApiOf } from './openApiOf.ts'
import { referenceOf } from './referenceOf.ts'

const folder = join(import.meta.dirname, '../../docs/api')

/** What the table of calls generates, with the place of each file. */
export function generatedFiles(): { path: string; text: string }[] {
  return [
    { path: join(folder, 'reference.md'), text: referenceOf(calls) },
    { path: join(folder, 'openapi.json'), text: `${JSON.stringify(openApiOf(calls), null, 2)}\n` },
  ]
}
