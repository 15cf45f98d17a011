import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compressFile } from './precompress.ts'

/** What differs between environments. Whatever is missing gets its default, also if an earlier run had set it. */
export interface Settings {
  /** Origin of the API; the console's own if missing. */
  api?: string | undefined
  clientId?: string | undefined
  /** The product's name. */
  name?: string | undefined
  /** An e-mail address or a page. */
  support?: string | undefined
  /** Where browsers report violations of the content security policy. */
  report?: string | undefined
  /** Where the console sends failures and web vitals (docs/telemetry.md). */
  telemetry?: string | undefined
  /** Whether calls carry a `traceparent`. */
  trace?: boolean | undefined
  /** What telemetry calls this deployment. */
  release?: string | undefined
  /** For the host files: the API behind the console's origin. */
  upstream?: string | undefined
  /** For the host files: an address and port for plain HTTP, behind something that ends TLS. */
  listen?: string | undefined
}

const USAGE = `npm run configure -- <dist> [options]

  --api <origin>        the API's origin, such as https://api.example.com; default: the console's own
  --client-id <id>      the client identifier; default: driver-trust-console
  --name <text>         the product's name; default: Driver Trust Console
  --support <address>   an e-mail address or a page, shown in the account menu and beside errors
  --report <address>    where browsers report violations of the content security policy
  --telemetry <address> where the console sends failures and web vitals, without values: docs/telemetry.md
  --release <name>      what telemetry calls this deployment, such as a version
  --trace               calls carry a traceparent, which an API on another origin must allow by CORS
  --hosts <folder>      also write nginx.conf and Caddyfile with these settings there
  --upstream <origin>   for these: where the API is, behind the console's own origin
  --listen <address>    for these: plain HTTP on this port or address:port, behind a proxy that ends TLS

Whatever is left out is set to its default, so one build can be configured again and again.`

function main() {
  try {
    const { positionals, values } = readArguments()
    const [dist] = positionals
    if (dist === undefined) throw new Error(USAGE)
    const { hosts, ...settings } = values
    configure(dist, { ...settings, clientId: values['client-id'] })
    if (hosts !== undefined) writeHosts(hosts, { ...settings, clientId: values['client-id'] })
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

function readArguments() {
  const text = { type: 'string' } as const
  const options = {
    ...{ api: text, 'client-id': text, name: text, support: text, report: text },
    ...{ telemetry: text, release: text, trace: { type: 'boolean' } as const },
    ...{ hosts: text, upstream: text, listen: text },
  }
  return parseArgs({ allowPositionals: true, options })
}

/** Rewrites `index.html` and `_headers` of a build. Throws an Error that says which setting is wrong. */
export function configure(dist: string, settings: Settings): void {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) throw new Error(`${dist} has no index.html: run "npm run build" first.`)
  const checked = check(settings)
  writeFileSync(page, pageWith(readFileSync(page, 'utf8'), checked))
  compressFile(page)
  const headers = join(dist, '_headers')
  writeFileSync(headers, headersWith(readFileSync(headers, 'utf8'), checked))
}

/** Writes nginx.conf and Caddyfile with the settings into a folder. */
export function writeHosts(folder: string, settings: Settings): void {
  const checked = check(settings)
  mkdirSync(folder, { recursive: true })
  for (const [name, adapt] of Object.entries({ 'nginx.conf': nginxWith, Caddyfile: caddyWith })) {
    const template = readFileSync(join(import.meta.dirname, '../docs/host', name), 'utf8')
    writeFileSync(join(folder, name), adapt(template, checked))
  }
}

const DEFAULT_NAME = 'Driver Trust Console'

function pageWith(html: string, { api, clientId, name, support, telemetry, trace, release }: Settings): string {
  const values = { api, 'client-id': clientId, name, support, telemetry, trace: trace ? 'on' : '', release }
  const title = escaped(name ?? DEFAULT_NAME)
  const named = html
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/<noscript>.*? needs JavaScript/, () => `<noscript>${title} needs JavaScript`)
  return Object.entries(values).reduce((text, [key, value = '']) => {
    const meta = new RegExp(`(<meta name="console:${key}" content=")[^"]*"`)
    if (!meta.test(text)) throw new Error(`index.html has no <meta name="console:${key}">: is it an older build?`)
    return text.replace(meta, (_, start: string) => `${start}${escaped(value)}"`)
  }, named)
}

/** For Netlify, Cloudflare Pages and others. */
function headersWith(text: string, settings: Settings): string {
  const endpoint = endpointOf(settings)
  const line = endpoint ? `  Reporting-Endpoints: ${endpoint}\n` : ''
  return policyWith(text.replace(/^ *Reporting-Endpoints:.*\n/m, ''), settings).replace(
    / {2}Strict-Transport-Security/,
    (next) => line + next,
  )
}

function nginxWith(text: string, settings: Settings): string {
  const { api, upstream, listen } = settings
  const endpoint = endpointOf(settings)
  const header = endpoint ? `  add_header Reporting-Endpoints '${endpoint}' always;\n` : ''
  const placed = policyWith(text, settings).replace(/ {2}add_header Strict-Transport-Security/, (next) => header + next)
  const proxied = api
    ? placed.replace(/ {2}location \/api\/v1\/ \{[^}]*\}\n\n/, '')
    : placed.replace('https://api.internal.example.com', upstream ?? 'https://api.internal.example.com')
  return listen === undefined
    ? proxied
    : proxied.replace(/listen 443 ssl http2;.*/, `listen ${listen};`).replace(/^ *ssl_\w+ .*\n/gm, '')
}

function caddyWith(text: string, settings: Settings): string {
  const { api, upstream, listen } = settings
  const endpoint = endpointOf(settings)
  const header = endpoint ? `\t\tReporting-Endpoints \`${endpoint}\`\n` : ''
  const placed = policyWith(text, settings).replace(/\t\tStrict-Transport-Security/, (next) => header + next)
  const proxied = api
    ? placed.replace(/\thandle \/api\/v1\/\* \{[\s\S]*?\n\t\}\n\n/, '')
    : placed.replace('https://api.internal.example.com', upstream ?? 'https://api.internal.example.com')
  return listen === undefined
    ? proxied
    : proxied.replace(/^console\.example\.com \{/m, `http://${listen.includes(':') ? listen : `:${listen}`} {`)
}

/** The same policy with the origins in it that the console calls, and where to report to. */
function policyWith(text: string, { api, report, telemetry }: Settings): string {
  const origins = new Set([api, telemetry && new URL(telemetry).origin].filter((origin) => origin !== undefined))
  const connect = ["connect-src 'self'", ...origins].join(' ')
  return text
    .replace(/; report-to console(?=["\n])/, '')
    .replace(/connect-src [^;]*/, () => connect)
    .replace(/trusted-types 'none'(?=["\n])/, (last) => (report ? `${last}; report-to console` : last))
}

const endpointOf = ({ report }: Settings) => report && `console="${report}"`

function check(settings: Settings): Settings {
  const { api, clientId, name, support, report, telemetry, release, upstream, listen } = settings
  if (clientId !== undefined && !/^[\w.:-]{1,256}$/.test(clientId))
    throw new Error(`--client-id may have letters, digits and . : _ - only, not "${clientId}".`)
  if (name !== undefined && !/^[^\p{C}]{1,60}$/u.test(name)) throw new Error('--name must have 1 to 60 characters.')
  if (support !== undefined && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(support)) webAddress('--support', support)
  if (release !== undefined && !/^[\w.+-]{1,60}$/.test(release))
    throw new Error(`--release may have letters, digits and . + _ - only, not "${release}".`)
  if (listen !== undefined && !/^(?:[\w.-]+:)?\d{2,5}$/.test(listen))
    throw new Error(`--listen must be a port, or an address and a port, not "${listen}".`)
  return {
    ...settings,
    api: api && originOf('--api', api),
    upstream: upstream && originOf('--upstream', upstream, true),
    report: report && webAddress('--report', report),
    telemetry: telemetry && webAddress('--telemetry', telemetry),
  }
}

/** Plain HTTP is for the own machine, and for what a host reaches in its own network. */
function originOf(option: string, text: string, isInside = false): string {
  const { origin, protocol, hostname, pathname, search, hash } = URL.parse(text) ?? {}
  const isPlain = protocol === 'http:' && (isInside || hostname === 'localhost' || hostname === '127.0.0.1')
  if (origin === undefined || (protocol !== 'https:' && !isPlain) || pathname !== '/' || search || hash)
    throw new Error(`${option} must be an origin such as https://api.example.com, not "${text}".`)
  return origin
}

function webAddress(option: string, text: string): string {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || url.username || url.password)
    throw new Error(`${option} must be an address that starts with https://, not "${text}".`)
  // None of these may end a header's value or be read as a variable by a host's configuration.
  return url.href.replace(/["'`;\\${}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

if (import.meta.main) main()
