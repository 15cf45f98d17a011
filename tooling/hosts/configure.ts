import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { caddyfile, headersFile, nginxConf } from './hostFiles.ts'
import { checkSettings, type Settings } from './settings.ts'

const USAGE = `npm run configure -- <dist> [options]

  --base <path>         the path below which the console is served, such as /console; default: the root of its origin
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
    const wanted = { ...settings, clientId: values['client-id'] }
    configure(dist, wanted)
    if (hosts !== undefined) writeHosts(hosts, wanted)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

function readArguments() {
  const text = { type: 'string' } as const
  const options = {
    ...{ base: text, api: text, 'client-id': text, name: text, support: text, report: text },
    ...{ telemetry: text, release: text, trace: { type: 'boolean' } as const },
    ...{ hosts: text, upstream: text, listen: text },
  }
  return parseArgs({ allowPositionals: true, options })
}

/** Rewrites `index.html` and `_headers` of a build. Throws an Error that says which setting is wrong. */
export function configure(dist: string, settings: Settings): void {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) throw new Error(`${dist} has no index.html: run "npm run build" first.`)
  const checked = checkSettings(settings)
  writeFileSync(page, pageWith(readFileSync(page, 'utf8'), checked))
  writeFileSync(join(dist, '_headers'), headersFile(checked))
}

/** Writes nginx.conf and Caddyfile with the settings into a folder. */
export function writeHosts(folder: string, settings: Settings): void {
  const checked = checkSettings(settings)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'nginx.conf'), nginxConf(checked))
  writeFileSync(join(folder, 'Caddyfile'), caddyfile(checked))
}

const DEFAULT_NAME = 'Driver Trust Console'

function pageWith(
  html: string,
  { base = '', api, clientId, name, support, telemetry, trace, release }: Settings,
): string {
  const values = { base, api, 'client-id': clientId, name, support, telemetry, trace: trace ? 'on' : '', release }
  const title = escaped(name ?? DEFAULT_NAME)
  const named = html
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/<noscript>.*? needs JavaScript/, () => `<noscript>${title} needs JavaScript`)
    .replace(/(?<= (?:href|src)=")[^"]*(?=\/(?:assets\/[^"/]+|mark\.svg)")/g, () => base)
  return Object.entries(values).reduce((text, [key, value = '']) => {
    const meta = new RegExp(`(<meta name="console:${key}" content=")[^"]*"`)
    if (!meta.test(text)) throw new Error(`index.html has no <meta name="console:${key}">: is it an older build?`)
    return text.replace(meta, (_, start: string) => `${start}${escaped(value)}"`)
  }, named)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

if (import.meta.main) main()
