import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { consoleHeaders } from '../../packages/sandbox/src/server/createServerApp.ts'

const root = join(import.meta.dirname, '../..')

/** How each host's file writes a header. The end-to-end tests run with the same headers. */
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

  it('keeps pages from being stored, and caches hashed files for a year', () => {
    expect(lower).toContain('no-store')
    expect(lower).toContain('public, max-age=31536000, immutable')
  })
})

it('docs/deploy.md names each header', () => {
  const text = readFileSync(join(root, 'docs/deploy.md'), 'utf8').toLowerCase()
  for (const name of Object.keys(consoleHeaders)) expect(text).toContain(`\`${name}\``)
})

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path))
if (!program) console.info('nginx is not installed: docs/host/nginx.conf is not tried.')

describe.skipIf(!program)('docs/host/nginx.conf, in a real nginx', () => {
  let nginx: ChildProcess
  let folder = ''
  let origin = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    chmodSync(folder, 0o755) // nginx, started by root, reads it as another user
    mkdirSync(join(folder, 'site/assets'), { recursive: true })
    writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>Console</title>')
    writeFileSync(join(folder, 'site/robots.txt'), 'User-agent: *\nDisallow: /\n')
    writeFileSync(join(folder, 'site/assets/start-1.js'), 'export {}')
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port))
    nginx = spawn(program ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')])
    await vi.waitFor(() => fetch(origin), { timeout: 10_000, interval: 50 })
  })

  afterAll(() => {
    nginx.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  it.each([
    ['/sign-in', 200, 'no-store', 'text/html'],
    ['/assets/start-1.js', 200, 'public, max-age=31536000, immutable', 'text/plain'],
    ['/assets/missing.js', 404, 'no-store', 'text/html'],
    ['/robots.txt', 200, 'no-store', 'text/plain'],
    ['/.well-known/security.txt', 404, 'no-store', 'text/html'],
  ] as const)('%s answers %i with cache-control "%s"', async (...[path, status, cache, type]) => {
    const answer = await fetch(origin + path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cache])
    expect(answer.headers.get('content-type')).toContain(type)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

/**
 * The file on a free port, without TLS and with every path below the folder, because nginx is started without root.
 */
function configuration(folder: string, port: number): string {
  const file = readFileSync(join(root, 'docs/host/nginx.conf'), 'utf8')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(?:http2|ssl_\w+|access_log) .*$/gm, '')
    .replace('root /srv/console;', `root ${folder}/site;`)
    .replace('https://api.internal.example.com', 'http://127.0.0.1:9')
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  return `daemon off; pid ${folder}/pid; events {}\nhttp {\naccess_log off; types { text/html html; text/plain txt js; }\n${own.join('\n')}\n${file}\n}\n`
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // listening on TCP
      server.close(() => resolve(port))
    })
  })
}
