import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const npm =
  process.env.npm_execpath ??
  /^npm_execpath=(.+)$/m.exec(spawnSync('npm', ['run', 'env'], { cwd: root, encoding: 'utf8' }).stdout)?.[1] ??
  ''
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(join(folder, 'tooling'))
  cpSync(join(root, 'tooling/setup.mjs'), join(folder, 'tooling/setup.mjs'))
  writeFileSync(join(folder, 'pretend.cjs'), PRETEND)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'clone',
      version: '0.0.0',
      dependencies: { 'left-pad': '1.3.0' },
      scripts: { step: 'node -p 1+1' },
    }),
  )
  const locked = { version: '1.3.0', resolved: 'http://127.0.0.1:9/left-pad.tgz', integrity: 'sha512-AAAA' }
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      name: 'clone',
      version: '0.0.0',
      lockfileVersion: 3,
      packages: {
        '': { name: 'clone', version: '0.0.0', dependencies: { 'left-pad': '1.3.0' } },
        'node_modules/left-pad': locked,
      },
    }),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Makes Node claim to be another version on another platform. */
const PRETEND = `
const { PRETEND_NODE, PRETEND_PLATFORM } = process.env
if (PRETEND_NODE) Object.defineProperty(process, 'versions', { value: { ...process.versions, node: PRETEND_NODE } })
if (PRETEND_PLATFORM) Object.defineProperty(process, 'platform', { value: PRETEND_PLATFORM })
`

function setup(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', join(folder, 'pretend.cjs'), join(folder, 'tooling/setup.mjs'), ...args],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_execpath: npm,
        npm_config_registry: 'http://127.0.0.1:9',
        npm_config_fetch_retry_mintimeout: '1', // in milliseconds; npm would wait ten seconds
        npm_config_cache: join(folder, 'cache'),
        ...env,
      },
    },
  )
  return { status, stdout, sentence: stderr.trim().split('\n').at(-1) }
}

describe('set-up', () => {
  it('asks for a newer Node in one sentence', () => {
    const { status, sentence } = setup(['step'], { PRETEND_NODE: '16.20.2' })
    expect(sentence).toBe(
      'Node 18.0 or newer is needed to set this project up; this is Node 16.20.2. Install it from nodejs.org.',
    )
    expect(status).toBe(1)
  })

  it("says that the registry can't be reached without a network", () => {
    const { status, stdout, sentence } = setup(['step'])
    expect(stdout).toContain('Installing the dependencies')
    expect(sentence).toBe(
      'The npm registry cannot be reached (ECONNREFUSED): connect to a network, then run the same command again.',
    )
    expect(status).toBe(1)
  }, 60_000)

  it('names the missing argument', () => {
    expect(setup([])).toMatchObject({
      status: 1,
      sentence: 'setup.mjs needs the name of the npm script to run next, for example "start:ready".',
    })
  })
})
