// @vitest-environment jsdom
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { configure } from './configure.ts'
import { checkSettings, type Settings } from './settings.ts'
import { freePort, programOf, startHost, withoutRoot } from './startHost.ts'

const root = join(import.meta.dirname, '../..')

/** A harmless value of each option, which a hostile one stands in for or continues. */
const harmless = {
  base: '/console',
  api: 'https://api.example.com',
  clientId: 'client',
  name: 'Console',
  support: 'https://example.com/help',
  report: 'https://example.com/reports',
  telemetry: 'https://example.com/in',
  release: '1.2.0',
  documentChecks: '500',
  requiredDocuments: 'passport',
  organisationsPerCall: '30',
  lockAfter: '15',
  planStarter: 'Up to 50 drivers',
  planPlus: 'Up to 200 drivers',
  planCustom: 'As you need it',
  currency: 'EUR',
  securityContact: 'mailto:security@example.com',
  upstream: 'http://127.0.0.1:3000',
  listen: '127.0.0.1:8080',
} as const satisfies Settings
type Option = keyof typeof harmless

const hostile: Readonly<Record<string, string>> = {
  'a quotation mark': '"',
  'an apostrophe': "'",
  'a backtick': '`',
  'a line feed': '\n',
  'a line feed and a directive': '\n  x-evil: 1',
  'a carriage return': '\rx',
  NUL: '\0',
  escape: '\u001b[2J',
  'a semicolon and a directive': '; deny all;',
  'braces of a block': ' } server { listen 81; ',
  "Caddy's variable": '{$HOME}',
  "Caddy's placeholder": '{env.HOME}',
  "nginx's variable": '$host',
  "a replacement's pattern": "$&$'$1",
  'the end of a script': '</script><script>alert(1)</script>',
  'the end of an attribute': '"><script>alert(1)</script>',
  'the end of a title': '</title><base href="//evil.example">',
  'an entity': '&quot;&#34;&lt;',
  'a wildcard': '*',
  'another host': '@evil.example',
  'another host after a backslash': '\\@evil.example',
  spaces: '  x  ',
  'a backslash': '\\',
  'a comment': ' # x',
  'a path upwards': '/../../etc/passwd',
  'a policy of its own': " 'unsafe-inline' *; sandbox",
  'a very long text': 'x'.repeat(10_000),
  'text to the right': '\u202egpj.exe',
  'a line separator': '\u2028x',
  'full-width letters': '\uff0f\uff0e\uff02\uff1b\uff04',
  'half of a pair': '\ud800',
  'letters beside the alphabet': '\u0430\u212a\u017f',
  nothing: '',
}

/** The configurations that the servers accepted; most options don't change them. */
const accepted = new Set<string>()
let folder = ''
let plain = new Map<Option, Written>()

interface Written {
  page: Document
  headers: string
  nginx: string
  caddy: string
  security: string | undefined
}

/** A folder with a site; its host files go beside it. */
function fresh(): string {
  const made = mkdtempSync(join(folder, 'x-'))
  mkdirSync(join(made, 'dist'))
  cpSync(join(root, 'packages/console/index.html'), join(made, 'dist/index.html'))
  return made
}

/** Everything below a folder, to see that nothing changed. */
function snapshot(of: string): string {
  const files = readdirSync(of, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')).join('\u0000')
}

function written(made: string): Written {
  const read = (file: string) => readFileSync(join(made, file), 'utf8')
  const hasContact = readdirSync(join(made, 'dist')).includes('.well-known')
  return {
    page: new DOMParser().parseFromString(read('dist/index.html'), 'text/html'),
    headers: read('dist/_headers'),
    nginx: read('hosts/nginx.conf'),
    caddy: read('hosts/Caddyfile'),
    security: hasContact ? read('dist/.well-known/security.txt') : undefined,
  }
}

/** Tries a value; undefined if it was refused, and then nothing may have been written. */
function tried(option: Option, value: string): Written | undefined {
  const made = fresh()
  const before = snapshot(made)
  try {
    configure(
      join(made, 'dist'),
      { listen: harmless.listen, upstream: harmless.upstream, [option]: value },
      join(made, 'hosts'),
    )
  } catch (error) {
    expect(String(error), option).toContain('--')
    expect(snapshot(made)).toBe(before)
    return undefined
  }
  const result = written(made)
  if (!accepted.has(result.nginx)) expect(nginxComplaint(made)).toBe('')
  if (!accepted.has(result.caddy)) expect(caddyComplaint(made)).toBe('')
  accepted.add(result.nginx).add(result.caddy)
  return result
}

/** What nginx says about a configuration on a port of its own; a name that can't be resolved here is no fault of it. */
function nginxComplaint(made: string): string {
  const program = programOf('nginx')
  if (program === undefined) return ''
  const text = readFileSync(join(made, 'hosts/nginx.conf'), 'utf8').replace(/access_log \/.*;/, 'access_log off;')
  writeFileSync(join(made, 'console.conf'), text)
  const { status, stderr } = spawnSync(program, ['-t', '-q', ...withoutRoot(made)])
  return status === 0 || String(stderr).includes('host not found in upstream') ? '' : String(stderr)
}

function caddyComplaint(made: string): string {
  const program = programOf('caddy')
  if (program === undefined) return ''
  const args = ['adapt', '--config', join(made, 'hosts/Caddyfile'), '--adapter', 'caddyfile']
  const { status, stderr } = spawnSync(program, args, { env: { HOME: made } })
  return status === 0 ? '' : String(stderr)
}

/** A page's elements with their attributes, without what an option may set. */
function shapeOf(page: Document): string[] {
  return [...page.querySelectorAll('*')].map((element) => {
    const own = element.getAttribute('name')?.startsWith('console:') ? ['content'] : ['href', 'src']
    const attributes = [...element.attributes].map(({ name, value }) =>
      own.includes(name) ? name : `${name}=${value}`,
    )
    return `${element.tagName} ${attributes.join(' ')}`
  })
}

function contents(page: Document): Record<string, string> {
  const metas = [...page.querySelectorAll<HTMLMetaElement>('meta[name^="console:"]')]
  return Object.fromEntries(metas.map(({ name, content }) => [name, content]))
}

/** A line without what may differ between two harmless values: the number of words and their first tell a directive. */
function directives(text: string): string[] {
  return text.split('\n').map((line) => {
    const [first = '', ...rest] = line.trim().split(/\s+/)
    return /^(?:content-security-policy|reporting-endpoints)/.test(first) ? first : `${first} ${rest.length}`
  })
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  plain = new Map(
    Object.entries(harmless).map(([option, value]) => {
      const result = tried(option as Option, value) // a key of the table above
      if (!result) throw new Error(`--${option} is refused "${value}", which is harmless.`)
      return [option as Option, result]
    }),
  )
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

describe.each(Object.keys(harmless) as Option[])('%s', (option) => {
  it.each(Object.entries(hostile))('refuses %s, or is harmless with it', (_what, text) => {
    const wanted = plain.get(option)
    for (const value of [text, harmless[option] + text, insideOf(harmless[option], text)]) {
      const result = tried(option, value)
      if (!result || !wanted) continue
      expect(shapeOf(result.page)).toEqual(shapeOf(wanted.page))
      const own = `console:${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
      expect({ ...contents(result.page), [own]: '' }).toEqual({ ...contents(wanted.page), [own]: '' })
      for (const file of ['headers', 'nginx', 'caddy'] as const)
        expect(directives(result[file]), value).toEqual(directives(wanted[file]))
      expect(policyOf(result.headers)).toEqual(policyOf(wanted.headers))
      expect(result.security?.split('\n').length).toBe(wanted.security?.split('\n').length)
      for (const character of `${result.headers}${result.nginx}${result.caddy}${result.security ?? ''}`)
        if (character < ' ') expect('\n\t').toContain(character)
    }
  })
})

/** In the middle of a value, where its host or path is. */
function insideOf(value: string, text: string): string {
  const middle = Math.ceil(value.length * 0.7)
  return value.slice(0, middle) + text + value.slice(middle)
}

/** The directives of the policy; its sources of connections are the ones an option may add, each an origin. */
function policyOf(headers: string): string[] {
  const policy = /content-security-policy: (.*)/.exec(headers)?.[1] ?? ''
  return policy.split('; ').map((part) => {
    const [name, own, ...origins] = part.split(' ')
    if (name !== 'connect-src') return part
    for (const origin of origins) expect(origin).toMatch(/^https:\/\/[a-z\d.-]+(?::\d+)?$/)
    return `${name} ${own} ${origins.length}`
  })
}

describe.each(['nginx', 'caddy'] as const)('%s', (host) => {
  it.skipIf(!programOf(host))(
    'starts with everything hostile that it takes, and sends it as it was given',
    async () => {
      const path = Object.values(hostile).filter((text) => /^[\x21-\x5b\x5d-\x7e]*$/.test(text) && text.length < 100)
      const address = `https://example.com/in?x=${path.join('')}`
      const { report } = checkSettings({ report: address })
      expect(path.length).toBeGreaterThan(12)
      const port = await freePort()
      const { dist, settings } = { dist: join(fresh(), 'dist'), settings: { report: address, telemetry: address } }
      chmodSync(folder, 0o755) // nginx, started by root, reads it as another user
      chmodSync(dirname(dist), 0o755)
      const log = join(dist, '../access.log')
      const server = startHost(host, { dist, port, upstream: 'http://127.0.0.1:9', settings, log })
      const ended = once(server, 'exit')
      try {
        const answer = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/sign-in`), { timeout: 10_000 })
        expect(answer.status).toBe(200)
        expect(answer.headers.get('reporting-endpoints')).toBe(`console="${report}"`)
        expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self' https://example.com;")
      } finally {
        server.kill()
        await ended
      }
    },
  )
})

describe('the command', () => {
  const command = join(root, 'tooling/hosts/configureCommand.ts')
  it('takes a folder with any name for the host files, and no option from a value', () => {
    const made = fresh()
    const before = snapshot(made)
    const run = (...args: string[]) => spawnSync(process.execPath, [command, join(made, 'dist'), ...args])
    expect(run('--api', '--trace').status).toBe(1)
    expect(run('--evil', 'x').status).toBe(1)
    expect(snapshot(made)).toBe(before)
    execFileSync(process.execPath, [command, join(made, 'dist'), '--hosts', join(made, '$(touch x) "; {$HOME}')])
    expect(readdirSync(made).sort()).toEqual(['$(touch x) "; {$HOME}', 'dist'])
  })
})
