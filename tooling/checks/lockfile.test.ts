import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Locked {
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
}

const root = join(import.meta.dirname, '../..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
const locks = ['package-lock.json', 'tooling/mutation/package-lock.json'].map(
  (file) => read(file) as { packages: Record<string, Locked> },
)
const installed = locks
  .flatMap(({ packages }) => Object.entries(packages))
  .filter(([path]) => path.includes('node_modules/'))
const foreign = installed.filter(([, { link }]) => !link)

describe('the lockfiles', () => {
  it('have an integrity hash for every package', () => {
    expect(foreign.length).toBeGreaterThan(100)
    expect(foreign.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
  })

  it('contain install scripts only of packages that package.json allows or denies', () => {
    const withScript = foreign.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''))
    expect([...new Set(names)]).toEqual(Object.keys(allowScripts))
  })

  it('name no registry host, so that they install from whichever is configured', () => {
    expect(foreign.filter(([, { resolved }]) => resolved?.startsWith('http')).map(([path]) => path)).toEqual([])
  })
})

describe('the manifests', () => {
  const manifests = [
    'package.json',
    'tooling/mutation/package.json',
    ...['ui', 'domain', 'sandbox', 'console'].map((name) => `packages/${name}/package.json`),
  ]

  it.each(manifests)('%s pins exact versions', (file) => {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = read(file)
    const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
    )
    expect(loose).toEqual([])
  })

  it('name at most 18 direct runtime dependencies in the packages of the console', () => {
    const names = ['ui', 'domain', 'console'].flatMap((name) =>
      Object.keys(read(`packages/${name}/package.json`).dependencies),
    )
    const foreignNames = new Set(names.filter((name) => !name.startsWith('@driver-trust/')))
    expect([...foreignNames].length).toBeLessThanOrEqual(18)
  })
})
