import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configure, writeHosts } from './configure.ts'
import type { Settings } from './settings.ts'

const root = join(import.meta.dirname, '../..')
let folder = ''
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const policy = (text: string) => /default-src 'none';[^"\n]*/.exec(text)?.[0]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'configure-'))
  mkdirSync(join(folder, 'dist'))
  cpSync(join(root, 'packages/console/index.html'), join(folder, 'dist/index.html'))
  cpSync(join(root, 'packages/console/public/_headers'), join(folder, 'dist/_headers'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const staging: Settings = {
  base: '/trust/console/',
  api: 'https://api.staging.example.com/',
  clientId: 'staging',
  name: 'Trust & <Staging>',
  support: 'help@example.com',
  report: 'https://reports.example.com/csp?a=$x',
  telemetry: 'https://telemetry.example.com/in?key=1',
  trace: true,
  release: '1.2.0+staging',
}

describe('configure', () => {
  it('writes the settings into the page, escaped', () => {
    configure(join(folder, 'dist'), staging)
    const page = read('dist/index.html')
    expect(page).toContain('<meta name="console:base" content="/trust/console"')
    expect(page).toContain('<meta name="console:api" content="https://api.staging.example.com"')
    expect(page).toContain('<meta name="console:client-id" content="staging"')
    expect(page).toContain('<meta name="console:name" content="Trust &#38; &#60;Staging&#62;"')
    expect(page).toContain('<title>Trust &#38; &#60;Staging&#62;</title>')
    expect(page).toContain('<meta name="console:support" content="help@example.com"')
    expect(page).toContain(' its files from <code>/trust/console/assets/</code>. Tell <b>help@example.com</b>.')
    expect(page).toContain('<meta name="console:telemetry" content="https://telemetry.example.com/in?key=1"')
    expect(page).toContain('<meta name="console:trace" content="on"')
    expect(page).toContain('<meta name="console:release" content="1.2.0+staging"')
  })

  it('moves the addresses of a build below a path, and back', () => {
    const dist = join(folder, 'dist')
    const built = read('dist/index.html').replace('/src/main.tsx', '/assets/start-Bx1.js')
    writeFileSync(join(dist, 'index.html'), built)
    configure(dist, { base: '/trust/console' })
    expect(read('dist/index.html')).toContain('src="/trust/console/assets/start-Bx1.js"')
    expect(read('dist/index.html')).toContain('href="/trust/console/mark.svg"')
    expect(read('dist/_headers')).toContain('\n/trust/console/assets/*\n')
    configure(dist, { base: '/other' })
    expect(read('dist/index.html')).toContain('src="/other/assets/start-Bx1.js"')
    configure(dist, {})
    expect(read('dist/index.html')).toBe(built)
  })

  it('puts the API and the origin of telemetry into connect-src, and the endpoint of reports beside the policy', () => {
    configure(join(folder, 'dist'), staging)
    const headers = read('dist/_headers')
    expect(policy(headers)).toContain(
      "connect-src 'self' https://api.staging.example.com https://telemetry.example.com;",
    )
    expect(policy(headers)).toMatch(/; report-to console$/)
    expect(headers).toContain('\n  reporting-endpoints: console="https://reports.example.com/csp?a=%24x"\n')
  })

  it('configures the same build again, and back to its defaults', () => {
    const dist = join(folder, 'dist')
    const before = [read('dist/index.html'), read('dist/_headers')]
    configure(dist, staging)
    configure(dist, { api: 'https://api.example.com' })
    expect(read('dist/index.html')).not.toMatch(/staging|Staging|trust\/console|help@|telemetry\.|"on"/)
    expect(read('dist/_headers')).not.toMatch(/staging|report/i)
    expect(policy(read('dist/_headers'))).toContain("connect-src 'self' https://api.example.com;")
    configure(dist, {})
    expect([read('dist/index.html'), read('dist/_headers')]).toEqual(before)
  })

  it('gives nginx and Caddy the same policy, and no route to an API of another origin', () => {
    configure(join(folder, 'dist'), staging)
    writeHosts(join(folder, 'hosts'), staging)
    for (const file of ['hosts/nginx.conf', 'hosts/Caddyfile']) {
      expect(policy(read(file)), file).toBe(policy(read('dist/_headers')))
      expect(read(file), file).toContain('console="https://reports.example.com/csp?a=%24x"')
      expect(read(file), file).not.toContain('/api/v1/')
    }
  })

  it('lets nginx and Caddy listen to plain HTTP, with the API behind them', () => {
    writeHosts(join(folder, 'hosts'), { listen: '127.0.0.1:8080', upstream: 'http://api:3000' })
    expect(read('hosts/nginx.conf')).toContain('listen 127.0.0.1:8080;')
    expect(read('hosts/nginx.conf')).not.toContain('ssl')
    expect(read('hosts/nginx.conf')).toContain('proxy_pass http://api:3000;')
    expect(read('hosts/Caddyfile')).toContain('http://:8080 {\n\tbind 127.0.0.1\n')
    expect(read('hosts/Caddyfile')).toContain('reverse_proxy http://api:3000 {')
  })

  it("has nginx check the API's certificate", () => {
    writeHosts(join(folder, 'hosts'), { upstream: 'https://api.internal' })
    expect(read('hosts/nginx.conf')).toContain('proxy_pass https://api.internal;\n    proxy_ssl_server_name on;')
    expect(read('hosts/nginx.conf')).toContain('proxy_ssl_verify on;')
  })

  it.each<[keyof Settings, string]>([
    ['base', 'console'],
    ['base', '/'],
    ['base', '//evil.example'],
    ['base', '/a"b'],
    ['base', '/a; }'],
    ['base', '/api'],
    ['base', '/assets/x'],
    ['api', 'http://api.example.com'],
    ['api', 'https://api.example.com/v1'],
    ['api', "https://api.example.com; script-src 'unsafe-inline'"],
    ['api', 'api.example.com'],
    ['api', 'https://a.example;sandbox'],
    ['api', 'https://a.example$http_x'],
    ['api', 'https://*.example.com'],
    ['api', 'https://api.example.com@evil.example'],
    ['api', 'https://user:secret@api.example.com'],
    ['api', 'https://{$X}'],
    ['api', 'https://[::1]'],
    ['api', 'https://api.example.com\\n.evil.example'],
    ['clientId', 'a"b'],
    ['name', 'two\nlines'],
    ['name', 'x'.repeat(61)],
    ['support', 'javascript:alert(1)'],
    ['support', 'help'],
    ['report', 'http://reports.example.com'],
    ['telemetry', 'http://telemetry.example.com'],
    ['telemetry', "https://telemetry.example.com; script-src 'unsafe-inline'"],
    ['release', 'one two'],
    ['upstream', 'https://api.example.com/x; }'],
    ['upstream', 'https://$host'],
    ['upstream', 'https://u.example;deny'],
    ['upstream', 'http://{$X}'],
    ['upstream', 'http://u.example {'],
    ['telemetry', 'https://*.example.com/in'],
    ['telemetry', 'https://$host/in'],
    ['report', 'https://user@reports.example.com'],
    ['report', "https://r'.example.com"],
    ['listen', '8080; include /etc/passwd'],
    ['listen', '70000'],
    ['base', '/healthz'],
    ['base', '/API'],
    ['api', ''],
    ['upstream', ''],
    ['upstream', 'http://a..b'],
    ['support', 'https://example.com/\nx'],
    ['planStarter', 'Up to 50 drivers|49'], // in which currency?
    ['planPlus', '|49'],
    ['planPlus', 'Up to 200 drivers|about 90'],
    ['planCustom', 'x'.repeat(121)],
    ['currency', 'Euro'],
    ['securityContact', 'security@example.com'],
    ['securityContact', 'mailto:a@example.com\nExpires: 2099-01-01T00:00:00Z'],
    ['securityContact', 'http://example.com/security'],
  ])('refuses %s "%s", and changes nothing', (option, value) => {
    const before = read('dist/index.html')
    const name = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(() => configure(join(folder, 'dist'), { [option]: value })).toThrow(`--${name}`)
    expect(read('dist/index.html')).toBe(before)
  })

  it('writes security.txt with an expiry in a year, and removes it when left out', () => {
    const dist = join(folder, 'dist')
    configure(dist, { securityContact: 'mailto:security@example.com' })
    const [contact, expires = ''] = read('dist/.well-known/security.txt').split('\n')
    expect(contact).toBe('Contact: mailto:security@example.com')
    const days = (Date.parse(expires.replace(/^Expires: (?=\d{4}-\d\d-\d\dT[\d:.]+Z$)/, '')) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(364.9)
    expect(days).toBeLessThan(366.1)
    configure(dist, { securityContact: 'https://example.com/security' })
    expect(read('dist/.well-known/security.txt')).toContain('Contact: https://example.com/security\n')
    configure(dist, {})
    expect(existsSync(join(dist, '.well-known/security.txt'))).toBe(false)
  })

  it('replaces a name that contains words of the page', () => {
    const dist = join(folder, 'dist')
    const before = read('dist/index.html')
    configure(dist, { name: 'This needs JavaScript: yes' })
    configure(dist, {})
    expect(read('dist/index.html')).toBe(before)
  })

  it('says what to do if there is no build', () => {
    expect(() => configure(folder, {})).toThrow('npm run build')
  })
})

describe('the command', () => {
  const command = join(root, 'tooling/hosts/configureCommand.ts')
  const run = (...args: string[]) => execFileSync(process.execPath, [command, ...args], { encoding: 'utf8' })
  const runIn = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [command, join(folder, 'dist'), ...args], { encoding: 'utf8', env })

  it('explains every option with --help', () => {
    const help = run('--help')
    const options = [
      ...['base', 'api', 'client-id', 'name', 'support', 'report', 'telemetry', 'release', 'trace'],
      ...['security-contact', 'document-checks', 'required-documents', 'organisations-per-call'],
      ...[
        'lock-after',
        'plan-starter',
        'plan-plus',
        'plan-custom',
        'currency',
        'hosts',
        'upstream',
        'listen',
        'env',
        'help',
      ],
    ]
    for (const option of options) expect(help).toContain(`  --${option} `)
  })

  it('prints what it set, one line a setting', () => {
    const hosts = join(folder, 'hosts')
    const given = ['--api', 'https://API.example.com:443/', '--client-id', 'staging', '--trace', '--hosts', hosts]
    expect(run(join(folder, 'dist'), ...given).split('\n')).toEqual([
      `${join(folder, 'dist')} is configured:`,
      '  base: default',
      '  api: https://api.example.com',
      '  client-id: staging',
      ...['name', 'support', 'report', 'telemetry', 'release'].map((option) => `  ${option}: default`),
      '  trace: true',
      ...['security-contact', 'document-checks', 'required-documents'].map((option) => `  ${option}: default`),
      ...['organisations-per-call', 'lock-after', 'plan-starter', 'plan-plus', 'plan-custom'].map(
        (option) => `  ${option}: default`,
      ),
      ...['currency', 'upstream', 'listen'].map((option) => `  ${option}: default`),
      `  hosts: ${hosts}`,
      '',
    ])
    expect(read('dist/index.html')).toContain('content="https://api.example.com"')
    expect(existsSync(join(hosts, 'nginx.conf'))).toBe(true)
  })

  it('takes what is left out from variables, if told to', () => {
    const given = {
      ...{ CONSOLE_CLIENT_ID: 'staging', CONSOLE_NAME: 'Ours', CONSOLE_SUPPORT: '', CONSOLE_TRACE: 'true' },
      ...{ CONSOLE_DOCUMENT_CHECKS: '20', CONSOLE_SECURITY_CONTACT: 'mailto:a@example.com' },
    }
    expect(runIn(given).stdout).not.toMatch(/: (staging|Ours|true|20|mailto)/) // the folder's name is random
    const { stdout } = runIn(given, '--env', '--name', 'Given')
    for (const line of ['client-id: staging', 'name: Given', 'support: default', 'trace: true', 'document-checks: 20'])
      expect(stdout).toContain(`  ${line}\n`)
    expect(stdout).toContain('  security-contact: mailto:a@example.com\n')
    for (const hostile of [{ CONSOLE_TRACE: 'off' }, { CONSOLE_API: 'https://a.example;sandbox' }])
      expect(runIn(hostile, '--env').status).toBe(1)
  })

  it('changes nothing, and says why, where the folder for host files is impossible', () => {
    const before = read('dist/index.html')
    const page = join(folder, 'dist/index.html')
    const { status, stderr } = runIn({}, '--name', 'X', '--hosts', page)
    expect([status, stderr]).toEqual([1, expect.stringContaining('index.html')])
    expect(read('dist/index.html')).toBe(before)
  })
})
