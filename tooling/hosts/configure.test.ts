import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  ])('refuses %s "%s", and changes nothing', (option, value) => {
    const before = read('dist/index.html')
    const name = option === 'clientId' ? 'client-id' : option
    expect(() => configure(join(folder, 'dist'), { [option]: value })).toThrow(`--${name}`)
    expect(read('dist/index.html')).toBe(before)
  })

  it('says what to do if there is no build', () => {
    expect(() => configure(folder, {})).toThrow('npm run build')
  })
})
