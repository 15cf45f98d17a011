import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { consoleHeaders } from '../../packages/sandbox/src/server/consoleHeaders.ts'
import { nginxConf } from './hostFiles.ts'
import { freePort, type Host, programOf, startHost, withoutRoot } from './startHost.ts'

const root = join(import.meta.dirname, '../..')

it('docs/deploy.md names each header', () => {
  const text = readFileSync(join(root, 'docs/deploy.md'), 'utf8').toLowerCase()
  for (const name of Object.keys(consoleHeaders)) expect(text).toContain(`\`${name}\``)
})

const SCRIPT = `export const text = '${'a script that is worth compressing '.repeat(100)}'`

/** A small site like the build, in a folder of its own. */
function makeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  chmodSync(folder, 0o755) // nginx, started by root, reads it as another user
  mkdirSync(join(folder, 'assets'))
  cpSync(join(root, 'packages/console/index.html'), join(folder, 'index.html'))
  cpSync(join(root, 'packages/console/public'), folder, { recursive: true })
  writeFileSync(join(folder, 'assets/start-1.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/start-1.css'), `a{color:red}${'/* filling */'.repeat(100)}`)
  for (const file of ['assets/start-1.js', 'assets/start-1.css']) {
    const content = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
  }
  return folder
}

/** Runs the real server, without root. */
async function serve(host: Host, base?: string) {
  const folder = makeSite()
  const port = await freePort()
  const log = join(folder, 'access.log')
  const origin = `http://localhost:${port}` // not the address that it listens on: a proxy in front may pass any name
  const server = startHost(host, { dist: folder, port, upstream: 'http://127.0.0.1:9', base, log })
  await vi.waitFor(() => fetch(origin), { timeout: 10_000, interval: 50 })
  return {
    log: () => readFileSync(log, 'utf8'),
    ask: (path: string, headers: Record<string, string> = {}) =>
      fetch(origin + path, { redirect: 'manual', headers: { 'accept-encoding': 'identity', ...headers } }),
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const hosts = ['nginx', 'caddy'] as const satisfies Host[]
for (const host of hosts.filter((each) => !programOf(each)))
  console.info(`${host} is not installed: its configuration is not tried.`)

function expectAnswer({ status, headers }: Response, wanted: { status: number; cache: string; type: string }) {
  expect([status, headers.get('cache-control')]).toEqual([wanted.status, wanted.cache])
  expect(headers.get('content-type') ?? '').toContain(wanted.type)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
}

describe.each(hosts)('the configuration of %s', (host) => {
  describe.skipIf(!programOf(host))('in the real server', () => {
    let site: Awaited<ReturnType<typeof serve>>
    const ask: typeof site.ask = (...request) => site.ask(...request)
    beforeAll(async () => {
      site = await serve(host)
    })
    afterAll(() => site.stop())

    it.each([
      ['/sign-in', 200, 'no-store', 'text/html'],
      ['/', 200, 'no-store', 'text/html'],
      ['/assets/start-1.js', 200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
      ['/assets/start-1.css', 200, 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
      ['/assets/missing.js', 404, 'no-store', ''],
      ['/robots.txt', 200, 'no-store', 'text/plain'],
      ['/.well-known/security.txt', 404, 'no-store', ''],
      ['/favicon.ico', 404, 'no-store', ''],
      ['/.git/config', 404, 'no-store', ''],
      ['/healthz', 200, 'no-store', 'text/plain'],
      ['/api/', 404, 'no-store', 'application/json'],
      ['/api/v2/drivers', 404, 'no-store', 'application/json'],
      ['/api/v1/auth/whoami', 502, 'no-store', ''],
    ] as const)('%s answers %i with cache-control "%s"', async (...[path, status, cache, type]) => {
      const answer = await ask(path)
      expectAnswer(answer, { status, cache, type })
      if (status === 404) expect(await answer.text()).not.toContain('Console')
    })

    it.each([
      ['br, gzip', 'br'],
      ['gzip;q=0.5, br;q=0.9', 'br'],
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

    it('answers the health check with a word, an unknown call with JSON', async () => {
      expect(await (await ask('/healthz')).text()).toBe('ok')
      expect(await (await ask('/api/unknown')).json()).toEqual({ error: 'not_found' })
    })

    it.runIf(host === 'nginx')('leaves health checks out of the log', async () => {
      await ask('/healthz')
      await ask('/sign-in/after-health')
      await vi.waitFor(() => expect(site.log()).toContain('/sign-in/after-health'))
      expect(site.log()).not.toContain('healthz')
    })

    it('logs requests without their query, their headers and the e-mail of a path', async () => {
      await ask('/verify-email/?token=the-secret', { referer: 'https://mail.example/?token=the-secret' })
      await ask('/verify-email/helena%40example.com?token=the-secret')
      await ask('/sign-in?email=helena@example.com')
      await vi.waitFor(() => {
        expect(site.log()).toContain('/sign-in')
        expect(site.log().match(/\/verify-email\/["\s]/g)).toHaveLength(2) // lines come in any order
      })
      expect(site.log()).not.toContain('helena')
      expect(site.log()).not.toContain('the-secret')
    })
  })
})

describe.each(hosts)('the configuration of %s', (host) => {
  describe.skipIf(!programOf(host))('below a path', () => {
    let site: Awaited<ReturnType<typeof serve>>
    const ask: typeof site.ask = (...request) => site.ask(...request)
    beforeAll(async () => {
      site = await serve(host, '/trust/console')
    })
    afterAll(() => site.stop())

    it.each([
      ['/trust/console/', 200, 'no-store', 'text/html'],
      ['/trust/console/sign-in', 200, 'no-store', 'text/html'],
      [
        '/trust/console/assets/start-1.js',
        200,
        'public, max-age=31536000, immutable',
        'text/javascript; charset=utf-8',
      ],
      ['/trust/console/assets/missing.js', 404, 'no-store', ''],
      ['/trust/console/mark.svg', 200, 'no-store', 'image/svg+xml'],
      ['/', 404, 'no-store', ''],
      ['/sign-in', 404, 'no-store', ''],
      ['/assets/start-1.js', 404, 'no-store', ''],
      ['/trust/consoles', 404, 'no-store', ''],
      ['/favicon.ico', 404, 'no-store', ''],
      ['/trust/console/favicon.ico', 404, 'no-store', ''],
      ['/trust/console/.git/config', 404, 'no-store', ''],
      ['/healthz', 200, 'no-store', 'text/plain'],
      ['/trust/console/healthz', 404, 'no-store', ''],
      ['/api/v2/drivers', 404, 'no-store', 'application/json'],
      ['/trust/console/api/v1/auth/whoami', 404, 'no-store', 'application/json'],
      ['/api/v1/auth/whoami', 502, 'no-store', ''],
    ] as const)('%s answers %i with cache-control "%s"', async (...[path, status, cache, type]) => {
      const answer = await ask(path)
      expectAnswer(answer, { status, cache, type })
    })

    it('sends compressed scripts, and a page that names its path', async () => {
      const script = await ask('/trust/console/assets/start-1.js', { 'accept-encoding': 'br' })
      expect(script.headers.get('content-encoding')).toBe('br')
      expect(await script.text()).toBe(SCRIPT)
      const page = await (await ask('/trust/console/organisation/1', { 'accept-encoding': 'gzip' })).text()
      expect(page).toContain('<meta name="console:base" content="/trust/console"')
    })

    it('leads from the path without a slash into it, whatever port and scheme are outside', async () => {
      const answer = await ask('/trust/console')
      expect(answer.status).toBeGreaterThan(300)
      expect(answer.headers.get('location')).toBe('/trust/console/')
    })
  })
})

/** Whether this machine can serve TLS on IPv6. */
const canTls =
  spawnSync('openssl', ['version']).status === 0 &&
  Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

describe.skipIf(!programOf('nginx') || !canTls)('nginx with TLS', () => {
  it('redirects plain HTTP to the same host and path, on IPv4 and IPv6', async () => {
    const folder = makeSite()
    const [secure, plain] = [await freePort(), await freePort()]
    const openssl = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=console.example.com']
    const pair = { key: join(folder, 'console.key'), certificate: join(folder, 'console.pem') }
    execFileSync('openssl', [...openssl, '-keyout', pair.key, '-out', pair.certificate], { stdio: 'ignore' })
    const text = nginxConf({ upstream: 'http://127.0.0.1:9' }, { root: folder })
    expect(text.match(/^ {2}listen [^;]*;/gm)).toEqual([
      '  listen 80;',
      '  listen [::]:80;',
      '  listen 443 ssl http2;',
      '  listen [::]:443 ssl http2;',
    ])
    const ours = text
      .replace(
        /^( {2}listen (?:\[::\]:)?)(80|443)/gm,
        (_, start: string, port) => start + (port === '80' ? plain : secure),
      )
      .replace('/etc/ssl/console.pem', pair.certificate)
      .replace('/etc/ssl/console.key', pair.key)
    writeFileSync(join(folder, 'console.conf'), ours)
    const server = spawn(programOf('nginx') ?? '', withoutRoot(folder), { stdio: 'inherit' })
    try {
      const ask = (host: string) => fetch(`http://${host}:${plain}/sign-in?next=1`, { redirect: 'manual' })
      await vi.waitFor(() => ask('127.0.0.1'), { timeout: 10_000, interval: 50 })
      for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
        const answer = await ask(host)
        expect([answer.status, answer.headers.get('location')]).toEqual([301, `https://${host}/sign-in?next=1`])
      }
      const pages = ['127.0.0.1', '::1'].map((hostname) => statusOf({ hostname, port: secure, path: '/sign-in' }))
      expect(await Promise.all(pages)).toEqual([200, 200])
    } finally {
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

/** fetch would refuse a certificate of our own. */
function statusOf(address: { hostname: string; port: number; path: string }): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = get({ ...address, rejectUnauthorized: false, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject)
  })
}
