import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LICENCE } from '../packages/licence.ts'
import { lockfileFor } from '../packages/lockfile.ts'
import { npm } from '../packages/npm.ts'

const root = join(import.meta.dirname, '../..')
const SCOPE = '@driver-trust/'

/** What a release consists of, with the workspaces that are built into each. */
export const products = { console: ['console', 'ui', 'domain'], ui: ['ui'], domain: ['domain'] } as const
export type Product = keyof typeof products

interface Component {
  name: string
  version: string
  supplier?: { name: string }
  licenses: { license: { id?: string; name?: string } }[]
}

/** CycloneDX 1.5, in part. */
export interface Bill {
  specVersion: string
  serialNumber?: string
  metadata: { timestamp: string; component: Component; supplier?: { name: string } }
  components: Component[]
}

interface Manifest {
  dependencies?: Record<string, string>
  author?: string | { name: string }
  repository?: string | { url: string }
}

/**
 * Everything that a product needs at run time or to be built from, without tools. npm writes it; added are suppliers, and the time of
 * the commit in place of what would differ each time.
 */
export function billOfMaterials({ name, version, time }: { name: Product; version: string; time: string }): Bill {
  const all = Object.assign({}, ...products[name].map((each) => manifestOf(`packages/${each}`).dependencies))
  const foreign = Object.entries<string>(all).filter(([dependency]) => !dependency.startsWith(SCOPE))
  const { serialNumber: _random, ...bill } = npmBill({
    ...{ name: name === 'console' ? 'driver-trust-console' : SCOPE + name, version },
    dependencies: Object.fromEntries(foreign),
  })
  const supplier = { name: 'Driver Trust' }
  const component = { ...bill.metadata.component, supplier, licenses: [licenceOf(LICENCE)] }
  return {
    ...bill,
    metadata: { ...bill.metadata, timestamp: new Date(time).toISOString(), component, supplier },
    components: bill.components.map((each) => ({ ...each, supplier: supplierOf(each.name) })),
  }
}

function npmBill(manifest: { name: string; version: string; dependencies: Record<string, string> }): Bill {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'))
  const inside = join(folder, manifest.name) // npm names the component by its folder
  mkdirSync(inside, { recursive: true })
  writeFileSync(join(inside, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(inside, 'package-lock.json'), JSON.stringify(lockfileFor(manifest)))
  const type = manifest.name.startsWith(SCOPE) ? 'library' : 'application'
  try {
    return JSON.parse(npm(['sbom', '--package-lock-only', '--sbom-format=cyclonedx', `--sbom-type=${type}`], inside))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** CycloneDX takes only identifiers of SPDX as such. */
function licenceOf(licence: string) {
  return { license: licence === 'UNLICENSED' ? { name: licence } : { id: licence } }
}

/** Who publishes a package: its author without an address, otherwise the owner of its repository. */
function supplierOf(name: string): { name: string } {
  const { author = '', repository = '' } = manifestOf(`node_modules/${name}`)
  const person = (typeof author === 'string' ? author : author.name).replace(/\s*[<(].*/, '')
  const [, owner] = /(?:github\.com[/:]|^(?:github:)?)([\w.-]+)\/[\w.-]+/.exec(addressOf(repository)) ?? []
  const supplier = person || owner
  if (!supplier) throw new Error(`${name} names neither an author nor a repository.`)
  return { name: supplier }
}

const addressOf = (repository: string | { url: string }) =>
  typeof repository === 'string' ? repository : repository.url

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
