import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../createSandbox.ts'
import { createServerApp } from './createServerApp.ts'
import { listen } from './listen.ts'
import { CONTROL_HEADER, LARGEST_BODY } from './ownHostsOnly.ts'

const sandbox = createSandbox()
const large = {
  'assets/start-2.js': `//${' filling'.repeat(200)}`,
  'page.html': `<!doctype html>${'<p>filling'.repeat(200)}`,
}
let folder = ''
let server: Server
let port = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-'))
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'dist/assets/start-1.js'), 'export {}')
  for (const [file, text] of Object.entries(large)) {
    writeFileSync(join(folder, 'dist', file), text)
    writeFileSync(join(folder, 'dist', `${file}.gz`), gzipSync(text))
    writeFileSync(join(folder, 'dist', `${file}.br`), brotliCompressSync(text))
  }
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist/assets/leak.js'))
  symlinkSync(folder, join(folder, 'dist/out'))
  const app = createServerApp(sandbox, { console: join(folder, 'dist') })
  ;({ server, port } = await listen(getRequestListener(app.fetch), { port: 4800, isExact: false }))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Sends any header, including Host and Origin, which fetch wouldn't. */
function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; cache: string | undefined; type: string | undefined; text: string }>(
    (resolve, reject) => {
      const sent = request({ agent: false, host: '127.0.0.1', port, path, method, headers }, (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => {
          text += chunk
        })
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cache: answer.headers['cache-control'],
            type: answer.headers['content-type'],
            text,
          }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )
}

const stalled = JSON.stringify([{ call: 'whoami', kind: 'status', status: 503 }])

describe('the control routes', () => {
  it.each<[string, Record<string, string>]>([
    ['a form of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that names the header', { origin: 'https://evil.example', [CONTROL_HEADER]: '1' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site', [CONTROL_HEADER]: '1' }],
    ['a frame without an origin', { origin: 'null', [CONTROL_HEADER]: '1' }],
    ['a program without the header', {}],
  ])('refuse %s', async (_who, headers) => {
    for (const path of ['/sandbox/faults', '/sandbox/clock', '/sandbox/reset', '/sandbox/world/large']) {
      const body = path.endsWith('faults') ? stalled : '{"advance":1000}'
      expect(
        (await send(path, { method: 'POST', headers: { 'content-type': 'text/plain', ...headers }, body })).status,
      ).toBe(403)
    }
    expect(sandbox.state.faults).toEqual([])
  })

  it('obey a local program and a page of this origin that send the header', async () => {
    const own = { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' }
    for (const headers of [{}, own]) {
      const sent = { method: 'POST', headers: { ...headers, [CONTROL_HEADER]: '1' } }
      expect((await send('/sandbox/faults', { ...sent, body: '[]' })).status).toBe(204)
      expect((await send('/sandbox/reset', sent)).status).toBe(204)
    }
  })
})

describe('the server', () => {
  it.each([
    ['localhost', 200],
    ['127.0.0.1:4173', 200],
    ['[::1]:4173', 200],
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['127.0.0.1.evil.example', 421],
  ])('answers for the host %s with %i', async (host, status) => {
    expect((await send('/', { headers: { host } })).status).toBe(status)
  })

  it('refuses a body that is too large', async () => {
    const body = ' '.repeat(LARGEST_BODY + 1)
    expect((await send('/api/v1/auth/register', { method: 'POST', body })).status).toBe(413)
  })

  it.each(['/assets/leak.js', '/out/secret.txt', '/assets/%2e%2e/out/secret.txt'])(
    'does not follow %s out of its folder',
    async (path) => expect((await send(path)).text).not.toContain('secret'),
  )

  it.each([
    ['/assets/start-1.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/missing.js', 404, 'no-store'],
    ['/.well-known/security.txt', 404, 'no-store'],
    ['/robots.txt', 404, 'no-store'],
    ['/favicon.ico', 404, 'no-store'],
    ['/.git', 404, 'no-store'],
    ['/.git/config', 404, 'no-store'],
    ['/api/v2/drivers', 404, 'no-store'],
    ['/healthz', 200, 'no-store'],
    ['/sign-in', 200, 'no-store'],
  ])('answers %s with %i and cache-control "%s"', async (path, status, cache) => {
    const answer = await send(path)
    expect([answer.status, answer.cache]).toEqual([status, cache])
    if (status === 404) expect(answer.type).not.toContain('html')
  })

  it('answers the health check with a word, and an unknown call with JSON', async () => {
    expect(await send('/healthz')).toMatchObject({ type: expect.stringMatching(/^text\/plain/), text: 'ok' })
    for (const method of ['GET', 'POST'])
      expect(await send('/api/unknown', { method })).toMatchObject({
        status: 404,
        type: 'application/json',
        text: '{"error":"not_found"}',
      })
  })

  it.each([
    ['/assets/start-2.js', 'br, gzip', 'br', 'public, max-age=31536000, immutable'],
    ['/assets/start-2.js', 'gzip', 'gzip', 'public, max-age=31536000, immutable'],
    ['/assets/start-2.js', 'identity', null, 'public, max-age=31536000, immutable'],
    ['/page.html', 'br', 'br', 'no-store'],
  ])('sends %s for "%s" as %s, with cache-control "%s"', async (...[path, accepted, encoding, cache]) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': accepted } })
    expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([encoding, cache])
    expect(await answer.text()).toContain('filling')
  })
})
