import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const SPECIFIER = /(?:from|import)\s*\(?\s*'([^']+)'/g

const importsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(SPECIFIER)].map(([, specifier]) => specifier ?? '')
const sources = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !file.includes('.test.'))

describe("boundaries that the linter can't check", () => {
  it('no screen of the console imports another screen, only its route', () => {
    const screens = sources('packages/console/src/screens/**/*.{ts,tsx}')
    expect(screens.length).toBeGreaterThan(3)
    const crossing = screens.flatMap((file) => {
      const own = file.split('/').slice(0, 5).join('/')
      const targets = importsOf(file).filter((specifier) => specifier.startsWith('.'))
      const reached = targets.map((specifier) => relative(root, resolve(root, dirname(file), specifier)))
      return reached
        .filter(
          (path) =>
            path.startsWith('packages/console/src/screens/') &&
            !path.startsWith(`${own}/`) &&
            !path.endsWith('/route.ts'),
        )
        .map((path) => `${file} → ${path}`)
    })
    expect(
      crossing,
      'Move what screens share to packages/console/src: a screen never imports another, only its route.ts.',
    ).toEqual([])
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
