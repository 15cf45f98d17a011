import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSettings, policyWith, reportingEndpoint, type Settings } from './deploymentSettings.ts'

/** Writes nginx.conf and Caddyfile with the settings into a folder. */
export function writeHosts(folder: string, settings: Settings): void {
  const checked = checkSettings(settings)
  mkdirSync(folder, { recursive: true })
  for (const [name, adapt] of Object.entries({ 'nginx.conf': nginxWith, Caddyfile: caddyWith })) {
    const template = readFileSync(join(import.meta.dirname, '../docs/host', name), 'utf8')
    writeFileSync(join(folder, name), adapt(template, checked))
  }
}

function nginxWith(text: string, settings: Settings): string {
  const { base, api, upstream, listen } = settings
  const endpoint = reportingEndpoint(settings)
  const header = endpoint ? `  add_header Reporting-Endpoints '${endpoint}' always;\n` : ''
  const placed = policyWith(text, settings).replace(/ {2}add_header Strict-Transport-Security/, (next) => header + next)
  const proxied = api
    ? placed.replace(/ {2}location \/api\/v1\/ \{[^}]*\}\n\n/, '')
    : placed.replace('https://api.internal.example.com', upstream ?? 'https://api.internal.example.com')
  const joined = upstream?.startsWith('http:') ? proxied.replace(/^ *proxy_ssl_\w+ .*\n/gm, '') : proxied
  const moved = base ? nginxBelow(base, joined) : joined
  return listen === undefined
    ? moved
    : moved.replace(/listen 443 ssl http2;.*/, `listen ${listen};`).replace(/^ *ssl_\w+ .*\n/gm, '')
}

/** Requests below the path find the same files; what isn't below it finds none. */
function nginxBelow(base: string, text: string): string {
  const outside = `  absolute_redirect off;\n  location = ${base} {\n    return 301 ${base}/;\n  }\n\n  location ${base}/ {\n    rewrite ^${base}(/.*)$ $1 last;\n  }\n\n`
  return text
    .replace(/ {2}location (?:~ \^)?\/(?:assets\/.*)? \{\n/g, (line) => `${line}    internal;\n`)
    .replace(/ {2}location ~ /, (first) => outside + first)
}

function caddyWith(text: string, settings: Settings): string {
  const { base, api, upstream, listen } = settings
  const endpoint = reportingEndpoint(settings)
  const header = endpoint ? `\t\tReporting-Endpoints \`${endpoint}\`\n` : ''
  const placed = policyWith(text, settings).replace(/\t\tStrict-Transport-Security/, (next) => header + next)
  const proxied = api
    ? placed.replace(/\thandle \/api\/v1\/\* \{[\s\S]*?\n\t\}\n\n/, '')
    : placed.replace('https://api.internal.example.com', upstream ?? 'https://api.internal.example.com')
  const moved = base ? caddyBelow(base, proxied) : proxied
  if (listen === undefined) return moved
  const [port = '', address] = listen.split(':').reverse()
  // Whatever name a proxy in front calls it by.
  return moved.replace(/^console\.example\.com \{\n/m, `http://:${port} {\n${address ? `\tbind ${address}\n` : ''}`)
}

function caddyBelow(base: string, text: string): string {
  return text.replace(/\t# Files that programs[\s\S]*?\n(?=\n\thandle_errors)/, (files) => {
    const inside = files.replace(/^(?=.)/gm, '\t')
    return `\tredir ${base} ${base}/\n\n\thandle_path ${base}/* {\n${inside}\t}\n\n\thandle {\n\t\terror 404\n\t}\n`
  })
}
