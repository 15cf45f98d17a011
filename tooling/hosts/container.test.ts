import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundleConfigure } from './bundleConfigure.ts'
import { freePort, programOf } from './startHost.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'container-'))
const [image, written] = [join(folder, 'image'), join(folder, 'run')]
const program = programOf('nginx')

beforeAll(async () => {
  chmodSync(folder, 0o755) // nginx, started by root, reads it as another user
  for (const each of [join(image, 'site'), written]) mkdirSync(each, { recursive: true })
  cpSync(join(root, 'packages/console/index.html'), join(image, 'site/index.html'))
  writeFileSync(join(image, 'configure.mjs'), await bundleConfigure())
  for (const file of ['start.sh', 'unprivileged.conf']) cpSync(join(root, 'docs/host', file), join(image, file))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts what the image starts, without the image. */
function start(variables: Record<string, string>) {
  const PATH = [dirname(process.execPath), dirname(program ?? ''), '/usr/bin', '/bin'].join(delimiter)
  return spawn('sh', [join(image, 'start.sh'), image, written], { env: { PATH, ...variables }, stdio: 'ignore' })
}

describe.skipIf(!program)('the container', () => {
  it('serves one image with the settings of each environment, and leaves the image as it was', async () => {
    const before = readFileSync(join(image, 'site/index.html'), 'utf8')
    for (const name of ['Staging', 'Production']) {
      const port = await freePort()
      const contact = name === 'Production' ? 'mailto:security@example.com' : ''
      const upstream = 'http://127.0.0.1:9'
      const server = start({
        ...{ PORT: String(port), CONSOLE_NAME: name, CONSOLE_UPSTREAM: upstream, CONSOLE_SECURITY_CONTACT: contact },
      })
      const ended = once(server, 'exit')
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
      try {
        await vi.waitFor(async () => expect(await (await ask('/healthz')).text()).toBe('ok'), 10_000)
        expect(await (await ask('/sign-in')).text()).toContain(`<title>${name}</title>`)
        expect((await ask('/.well-known/security.txt')).status).toBe(contact ? 200 : 404)
        expect((await ask('/api/v1/auth/whoami')).status).toBe(502)
      } finally {
        server.kill()
        await ended
      }
    }
    expect(readFileSync(join(image, 'site/index.html'), 'utf8')).toBe(before)
    expect(readdirSync(join(image, 'site'))).toEqual(['index.html'])
  })

  it("doesn't start with a setting that is refused", async () => {
    const server = start({ PORT: String(await freePort()), CONSOLE_API: 'https://user@api.example.com' })
    expect((await once(server, 'exit'))[0]).toBe(1)
  })
})

it('takes everything from one base image and is checked for health', () => {
  const text = readFileSync(join(root, 'Containerfile'), 'utf8')
  expect([...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)).toEqual([
    expect.stringMatching(/^docker\.io\/library\/node:24-/),
    'base',
    'base',
  ])
  expect(text).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m)
})
