import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { calls } from '@driver-trust/domain'
import { openApiOf } from './openApi.ts'
import { referenceOf } from './reference.ts'

const folder = join(import.meta.dirname, '../../docs/api')

/** The documents generated from the table of calls. */
export function generatedFiles(): { path: string; text: string }[] {
  return [
    { path: join(folder, 'reference.md'), text: referenceOf(calls) },
    { path: join(folder, 'openapi.json'), text: `${JSON.stringify(openApiOf(calls), null, 2)}\n` },
  ]
}

// `npm run docs`
if (process.argv[1] === import.meta.filename) {
  for (const { path, text } of generatedFiles()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(path)
  }
}
