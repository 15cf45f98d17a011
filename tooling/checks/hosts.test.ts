import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { consoleHeaders } from '../../packages/sandbox/src/server/createServerApp.ts'
import { freePort, type Host, programOf, startHost } from '../hosts.ts'
import { compressFile } from '../precompress.ts'

const root = join(import.meta.dirname, '../..')

/** How each host's file writes a header. The end-to-end tests run with the same headers. */
const files = {
  'packages/console/public/_headers': (name: string, value: string) => `\n  ${name}: ${value}\n`,
  'docs/host/nginx.conf': (name: string, value: string) => `\n  add_header ${name} "${value}" always;\n`,
  'docs/host/Caddyfile': (name: string, value: string) => `\n\t\t${name} "${value}"\n`,
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

const SCRIPT = `export const text = '${'a script that is worth compressing '.repeat(100)}'`

describe.each(['nginx', 'caddy'] as const satisfies Host[])('the configuration of %s', (host) => {
  const program = programOf(host)
  if (!program) console.info(`${host} is not installed: its configuration is not tried.`)

  describe.skipIf(!program)('in the real server, without root', () => {
    let server: ChildProcess
    let folder = ''
    let origin = ''
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(origin + path, { headers: { 'accept-encoding': 'identity', ...headers } })

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'site-'))
      chmodSync(folder, 0o755) // nginx, started by root, reads it as another user
      mkdirSync(join(folder, 'assets'))
      writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Console</title>${'<p>filling</p>'.repeat(100)}`)
      writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n')
      writeFileSync(join(folder, 'assets/start-1.js'), SCRIPT)
      writeFileSync(join(folder, 'assets/start-1.css'), `a{color:red}${'/* filling */'.repeat(100)}`)
      for (const file of ['index.html', 'assets/start-1.js', 'assets/start-1.css']) compressFile(join(folder, file))
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      server = startHost(host, { dist: folder, port, upstream: 'http://127.0.0.1:9' })
      await vi.waitFor(() => fetch(origin), { timeout: 10_000, interval: 50 })
    })

    afterAll(async () => {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    })

    it.each([
      ['/sign-in', 200, 'no-store', 'text/html'],
      ['/', 200, 'no-store', 'text/html'],
      ['/assets/start-1.js', 200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
      ['/assets/start-1.css', 200, 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
      ['/assets/missing.js', 404, 'no-store', ''],
      ['/robots.txt', 200, 'no-store', 'text/plain'],
      ['/.well-known/security.txt', 404, 'no-store', ''],
      ['/api/v1/auth/whoami', 502, 'no-store', ''],
    ] as const)('%s answers %i with cache-control "%s"', async (...[path, status, cache, type]) => {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cache])
      expect(answer.headers.get('content-type') ?? '').toContain(type)
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      if (status === 404) expect(await answer.text()).not.toContain('Console')
    })

    it.each([
      ['br, gzip', 'br'],
      ['gzip, deflate, br;q=0.9', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['identity', null],
    ])('sends a script to a browser that accepts %s as %s', async (accepted, encoding) => {
      const answer = await ask('/assets/start-1.js', { 'accept-encoding': accepted })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      expect(answer.headers.get('content-type')).toContain('text/javascript')
      expect(await answer.text()).toBe(SCRIPT)
    })

    it('compresses pages', async () => {
      const answer = await ask('/sign-in', { 'accept-encoding': 'gzip' })
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      expect(await answer.text()).toContain('Console')
    })

    it.each(['identity', 'gzip', 'br'])(
      'answers 304 to a known script as %s, and keeps it for a year',
      async (accepted) => {
        const known = await ask('/assets/start-1.js', { 'accept-encoding': accepted })
        const etag = known.headers.get('etag') ?? ''
        const again = await ask('/assets/start-1.js', { 'accept-encoding': accepted, 'if-none-match': etag })
        expect(etag).not.toBe('')
        expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=31536000, immutable'])
      },
    )
  })
})
