import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consoleHeaders } from '../../packages/sandbox/src/server/createServerApp.ts'

const root = join(import.meta.dirname, '../..')

/** What stands in a host's file for a header; the end-to-end tests run under the same headers. */
const files = {
  'packages/console/public/_headers': (name: string, value: string) => `\n  ${name}: ${value}\n`,
  'docs/host/nginx.conf': (name: string, value: string) => `\n  add_header ${name} "${value}" always;\n`,
}

describe.each(Object.entries(files))('%s', (file, lineOf) => {
  const text = readFileSync(join(root, file), 'utf8')
  const lower = text.toLowerCase()

  it.each(Object.entries(consoleHeaders))('sends %s as the tests do', (name, value) => {
    expect(lower).toContain(lineOf(name, value).toLowerCase())
  })

  it('keeps pages from being stored and hashed files for a year', () => {
    expect(lower).toContain('no-store')
    expect(lower).toContain('public, max-age=31536000, immutable')
  })
})

it('the page that deploying is described on names each header', () => {
  const text = readFileSync(join(root, 'docs/deploy.md'), 'utf8').toLowerCase()
  for (const name of Object.keys(consoleHeaders)) expect(text).toContain(`\`${name}\``)
})
