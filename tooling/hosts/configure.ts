import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { caddyfile, headersFile, nginxConf } from './hostFiles.ts'
import { checkSettings, type Settings } from './settings.ts'

/** What a file is to contain; nothing if it must not exist. */
interface Planned {
  path: string
  text: string | undefined
}

/**
 * Rewrites `index.html`, `_headers` and `.well-known/security.txt` of a build and, given a folder for them, writes `nginx.conf` and
 * `Caddyfile`. Returns the settings in their canonical form. Throws an Error that says which one is wrong; then nothing was written.
 */
export function configure(dist: string, settings: Settings, hosts?: string): Settings {
  const page = join(dist, 'index.html')
  if (!existsSync(page)) throw new Error(`${dist} has no index.html: run "npm run build" first.`)
  const checked = checkSettings(settings)
  const site: Planned[] = [
    { path: page, text: pageWith(readFileSync(page, 'utf8'), checked) },
    { path: join(dist, '_headers'), text: headersFile(checked) },
    { path: join(dist, '.well-known/security.txt'), text: securityText(checked) },
  ]
  if (hosts !== undefined) writeHosts(hosts, checked) // first, because the folder may be impossible
  for (const { path, text } of site) write(path, text)
  return checked
}

/** Writes nginx.conf and Caddyfile with the settings into a folder. */
export function writeHosts(folder: string, settings: Settings): void {
  const checked = checkSettings(settings)
  write(join(folder, 'nginx.conf'), nginxConf(checked))
  write(join(folder, 'Caddyfile'), caddyfile(checked))
}

function write(path: string, text: string | undefined) {
  if (text === undefined) return rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** RFC 9116, which wants an expiry of at most a year. */
function securityText({ securityContact }: Settings): string | undefined {
  if (securityContact === undefined) return undefined
  const expiry = new Date()
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1)
  return `Contact: ${securityContact}\nExpires: ${expiry.toISOString()}\n`
}

const DEFAULT_NAME = 'Driver Trust Console'
const DEFAULT_SUPPORT = 'the people who run this console'

function pageWith(
  html: string,
  { base = '', api, clientId, name, support, telemetry, trace, release, ...others }: Settings,
): string {
  const values = {
    ...{ base, api, 'client-id': clientId, name, support, telemetry, trace: trace ? 'on' : '', release },
    'document-checks': others.documentChecks,
    'required-documents': others.requiredDocuments,
    'organisations-per-call': others.organisationsPerCall,
    'lock-after': others.lockAfter,
    ...{ 'plan-starter': others.planStarter, 'plan-plus': others.planPlus, 'plan-custom': others.planCustom },
    currency: others.currency,
  }
  const title = escaped(name ?? DEFAULT_NAME)
  const named = html
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/<noscript>[^<]* needs JavaScript:/, () => `<noscript>${title} needs JavaScript:`)
    .replace(/(?<=its files from <code>)[^<]*/, () => `${base}/assets/`)
    .replace(/(?<=Tell <b>)[^<]*/, () => escaped(support ?? DEFAULT_SUPPORT))
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
