import { join } from 'node:path'
import { calls } from '@driver-trust/domain'
import { openApiOf } from './api/openApiOf.ts'
import { referenceOf } from './api/referenceOf.ts'
import { architecturePage } from './architecture/architecturePage.ts'

const folder = join(import.meta.dirname, '../docs/api')

/** The documents that code generates, with the place of each. */
export function generatedFiles(): { path: string; text: string }[] {
  return [
    { path: join(folder, 'reference.md'), text: referenceOf(calls) },
    { path: join(folder, 'openapi.json'), text: `${JSON.stringify(openApiOf(calls), null, 2)}\n` },
    architecturePage(),
  ]
}
