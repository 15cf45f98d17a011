import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve as absolute, join } from 'node:path'
import { endTogether, start } from '../run.ts'
import { configure } from './configure.ts'
import { caddyfile, nginxConf, type Site } from './hostFiles.ts'
import { checkSettings, type Settings } from './settings.ts'

/** Servers that the repository has a configuration for. */
export type Host = 'nginx' | 'caddy'

const root = join(import.meta.dirname, '../..')
const PROGRAMS: Readonly<Record<Host, readonly string[]>> = {
  nginx: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
}

/** Where a server is installed; undefined if it isn't. */
export const programOf = (host: Host): string | undefined => PROGRAMS[host].find((path) => existsSync(path))

interface HostOptions {
  /** The build to serve. */
  dist: string
  port: number
  /** Origin of the API behind it, and of the sandbox's other pages. */
  upstream: string
  /** The path to serve it below; then a copy is configured for it. */
  base?: string | undefined
  /** Other settings of the host files. */
  settings?: Settings
  /** Where it logs requests; in its temporary folder if missing. */
  log?: string | undefined
}

interface Started {
  settings: Settings
  site: Site
}

/**
 * Starts a server without root, with the repository's configuration on plain HTTP; everything it writes is in a
 * temporary folder, which goes when it ends.
 */
export function startHost(host: Host, options: HostOptions): ChildProcess {
  const { dist, port, upstream, base } = options
  const program = programOf(host)
  if (program === undefined) throw new Error(`${host} is not installed: looked for ${PROGRAMS[host].join(', ')}.`)
  const folder = mkdtempSync(join(tmpdir(), `${host}-`))
  chmodSync(folder, 0o755) // nginx, started by root, reads it as another user
  const files = base === undefined ? absolute(dist) : join(folder, 'site')
  if (base !== undefined) {
    cpSync(dist, files, { recursive: true })
    configure(files, { base })
  }
  const log = options.log ?? join(folder, 'access.log')
  const settings = checkSettings({ ...options.settings, listen: `127.0.0.1:${port}`, upstream, base })
  const args = (host === 'nginx' ? nginxIn : caddyIn)(folder, { settings, site: { root: files, log } })
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, HOME: folder } })
  child.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return child
}

function nginxIn(folder: string, { settings, site }: Started): string[] {
  const beside = `  location ~ ^/(?:sandbox|storybook)(?:/|$) {
    add_header X-Upstream sandbox; # in place of the console's headers
    proxy_set_header Host $http_host;
    proxy_pass ${settings.upstream};
  }

`
  writeFileSync(join(folder, 'console.conf'), nginxConf(settings, { ...site, beside }))
  return withoutRoot(folder)
}

/** What nginx needs beside a `console.conf` to run without root, and its arguments. */
export function withoutRoot(folder: string): string[] {
  copyFileSync(join(root, 'docs/host/unprivileged.conf'), join(folder, 'nginx.conf'))
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
}

function caddyIn(folder: string, { settings, site }: Started): string[] {
  const global = '{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n\n'
  const beside = `\t@console not path /sandbox/* /storybook /storybook/*
\t@sandbox path /sandbox/* /storybook /storybook/*
\thandle @sandbox {
\t\treverse_proxy ${settings.upstream}
\t}

`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, global + caddyfile(settings, { ...site, beside }))
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

/** A port that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // listening on TCP
      server.close(() => resolve(port))
    })
  })
}

/** `node tooling/hosts/startHost.ts nginx`: the build under that server on PORT, with the sandbox behind it on a free port. */
async function main() {
  const [host = 'nginx'] = process.argv.slice(2)
  const port = Number(process.env.PORT ?? 4173)
  if (host !== 'nginx' && host !== 'caddy') throw new Error(`There is no configuration for "${host}": nginx or caddy.`)
  const dist = join(root, 'packages/console/dist')
  const inner = await freePort()
  endTogether([
    startHost(host, { dist, port, upstream: `http://127.0.0.1:${inner}` }),
    start('node', ['packages/sandbox/src/server.ts'], { PORT: String(inner), WORLD: 'small' }),
  ])
  console.log(`${host} serves the console on http://localhost:${port}`)
}

if (import.meta.main) await main()
