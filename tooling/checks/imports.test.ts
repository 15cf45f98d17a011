import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const SPECIFIER = /(?:from|import)\s*\(?\s*'([^']+)'/g

const importsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(SPECIFIER)].map(([, specifier]) => specifier ?? '')
const sources = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !file.includes('.test.'))

const consoleRoot = 'packages/console/src'

/** The folders and files of `consoleRoot`, from the ground up. */
const floors = [
  ...['paths.ts', 'host', 'load', 'routing', 'telemetry', 'account', 'page', 'form', 'person', 'verdicts', 'actions'],
  ...['invite-drivers', 'people', 'shell', 'screens', 'routes.tsx', 'App.tsx', 'index.ts', 'main.tsx'],
]
const placeOf = (file: string) => file.split('/', 1).join()
const floorOf = (file: string) => floors.indexOf(placeOf(file))

/** What a file of the console imports of the console. */
const importsIn = (file: string) => {
  const targets = importsOf(join(consoleRoot, file)).filter((specifier) => specifier.startsWith('.'))
  return targets.map((specifier) => join(dirname(file), specifier))
}

describe("boundaries that the linter can't check", () => {
  it('each floor of the console imports only what is below it', () => {
    const files = sources('packages/console/src/**/*.{ts,tsx}').map((file) => relative(consoleRoot, file))
    expect(files.filter((file) => !file.includes('/'))).toHaveLength(5)
    const upwards = files.flatMap((file) =>
      importsIn(file)
        .filter((target) => floorOf(target) > floorOf(file) || !floors.includes(placeOf(target)))
        .map((target) => `${file} → ${target}`),
    )
    expect(upwards, 'Move what is shared to the lower floor (docs/architecture.md).').toEqual([])
  })

  it('no screen of the console imports another screen', () => {
    const screenOf = (file: string) => file.split('/', 2).join('/')
    const files = sources('packages/console/src/screens/**/*.{ts,tsx}').map((file) => relative(consoleRoot, file))
    expect(files.length).toBeGreaterThan(3)
    const crossing = files.flatMap((file) =>
      importsIn(file)
        .filter((target) => placeOf(target) === 'screens' && screenOf(target) !== screenOf(file))
        .map((target) => `${file} → ${target}`),
    )
    expect(crossing, 'Move what screens share to a lower floor; link by paths.ts.').toEqual([])
  })

  it('only the table of calls contains paths of the API', () => {
    const files = sources('packages/{domain,console,sandbox,ui}/src/**/*.{ts,tsx}')
    const withPath = files.filter((file) => /['"`]\/?api\/v1\/[a-z]/.test(readFileSync(join(root, file), 'utf8')))
    expect(withPath.filter((file) => !/packages\/domain\/src\/http\/client\/\w+Calls\.ts$/.test(file))).toEqual([])
  })

  it("the sandbox's own reading of permissions imports only types from domain", () => {
    const text = readFileSync(join(root, 'packages/sandbox/src/access/grants.ts'), 'utf8')
    expect(text.replace(/^import type [^']*'@driver-trust\/domain\/[a-z]+'/gm, '')).not.toContain("'@driver-trust/")
  })
})
