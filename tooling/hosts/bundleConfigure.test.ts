import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleConfigure } from './bundleConfigure.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
/** This Node and, where there is one, the machine's own, which may be older. */
const nodes = [process.execPath, ...['/usr/bin/node', '/usr/local/bin/node'].filter((path) => existsSync(path))]

beforeAll(async () => {
  writeFileSync(join(folder, 'configure.mjs'), await bundleConfigure())
  mkdirSync(join(folder, 'site'))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('imports nothing but what Node has', () => {
  const text = readFileSync(join(folder, 'configure.mjs'), 'utf8')
  const imported = [...text.matchAll(/(?:from|import)\s*\(?["']([^"']+)/g)].map(([, name]) => name)
  expect(imported.length).toBeGreaterThan(0)
  for (const name of imported) expect(name).toMatch(/^node:/)
  expect(text).not.toMatch(/import\.meta/)
})

it.each(nodes)('configures a site with %s, without a checkout', (node) => {
  cpSync(join(root, 'packages/console/index.html'), join(folder, 'site/index.html'))
  const args = [
    'configure.mjs',
    'site',
    '--name',
    'Fleet',
    '--security-contact',
    'mailto:a@example.com',
    '--hosts',
    'host',
  ]
  const printed = execFileSync(node, args, { cwd: folder, encoding: 'utf8', env: {} })
  expect(printed).toContain('  name: Fleet\n')
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toContain('<title>Fleet</title>')
  expect(readdirSync(join(folder, 'site')).sort()).toEqual(['.well-known', '_headers', 'index.html'])
  expect(readFileSync(join(folder, 'host/nginx.conf'), 'utf8')).toBe(
    readFileSync(join(root, 'docs/host/nginx.conf'), 'utf8'),
  )
  expect(execFileSync(node, ['configure.mjs', '--help'], { cwd: folder, encoding: 'utf8' })).toContain('--base <path>')
})
