import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleConfigure } from '../hosts/bundleConfigure.ts'
import { copyLicence } from '../packages/licence.ts'
import { packInto } from '../packages/npm.ts'
import { billOfMaterials, type Product, products } from './billOfMaterials.ts'
import { newestOf, versionOf } from './changelog.ts'

const root = join(import.meta.dirname, '../..')
const NOTES = 'NOTES.md'
const UNNAMED =
  'CHANGELOG.md names no version for its newest section, so these files are called after the last release (0.0.0 if there was none). Before you release, call the section "## 1.2.0" or the like, commit, and tag the commit.'

interface Options {
  /** Where the files go; emptied first. */
  folder: string
  /** Doesn't need a version, a tag or a clean checkout. */
  isDryRun: boolean
}

/**
 * Makes the files of a release from what `npm run build` built: archives of the console and of Storybook, the two
 * packages, a bill of materials for each of these but Storybook, notes and checksums. Returns their names. Throws an Error that says what is missing.
 */
export async function release({ folder, isDryRun }: Options): Promise<string[]> {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const newest = newestOf(changelog)
  if (!isDryRun) checkReady(newest.version)
  const version = newest.version ?? versionOf(changelog)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await archiveConsole(join(folder, `driver-trust-console-${version}.tar.gz`))
  archive('storybook-static', join(folder, `driver-trust-storybook-${version}.tar.gz`))
  for (const packed of Object.values(packInto(folder)))
    if (!packed.endsWith(`-${version}.tgz`))
      throw new Error(`${packed} isn't of version ${version}: run "npm run build" first.`)
  for (const name of Object.keys(products) as Product[]) {
    const bill = billOfMaterials({ name, version, time: commitTime() })
    writeFileSync(join(folder, `driver-trust-${name}-${version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`)
  }
  writeFileSync(join(folder, NOTES), `${newest.notes}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), execFileSync('sha256sum', readdirSync(folder).sort(), { cwd: folder }))
  return readdirSync(folder).sort()
}

/** The tag names the version that the changelog names, and the files are those of the commit. */
function checkReady(version: string | undefined) {
  if (version === undefined)
    throw new Error(
      'The newest section of CHANGELOG.md has no version: call it "## 1.2.0" before you release, or try --dry-run.',
    )
  const tags = git('tag', '--points-at', 'HEAD').split('\n')
  if (!tags.includes(`v${version}`)) throw new Error(`This commit has no tag v${version}, which CHANGELOG.md asks for.`)
  if (git('status', '--porcelain') !== '')
    throw new Error('Some files differ from the commit: commit or remove them first.')
}

/** The built site in a folder of its own, because what is beside it must not be served: the program that configures it. */
export async function archiveConsole(to: string) {
  const dist = join(root, 'packages/console/dist')
  if (!existsSync(dist)) throw new Error(`${dist} is missing: run "npm run build" first.`)
  const folder = mkdtempSync(join(tmpdir(), 'console-'))
  try {
    cpSync(dist, join(folder, 'site'), { recursive: true })
    writeFileSync(join(folder, 'configure.mjs'), await bundleConfigure())
    copyLicence(folder)
    archive(folder, to)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A folder, absolute or of the repository, with nothing of this machine in it: owners, times and order are fixed, so the same commit makes the same archive. */
function archive(from: string, to: string) {
  const source = resolve(root, from)
  if (!existsSync(source)) throw new Error(`${from} is missing: run "npm run build" first.`)
  if (process.platform !== 'linux') throw new Error('Releases are made on Linux, whose tar can fix order and owners.')
  const mode = ['--numeric-owner', '--mode=u=rwX,go=rX']
  const fixed = ['--sort=name', '--owner=0', '--group=0', ...mode, `--mtime=${commitTime()}`]
  const tar = execFileSync('tar', [...fixed, '-C', source, '-c', '.'], { maxBuffer: 1024 ** 3 })
  writeFileSync(to, execFileSync('gzip', ['-9n'], { input: tar, maxBuffer: 1024 ** 3 }))
}

const commitTime = () => git('log', '-1', '--format=%cI')

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

async function main() {
  const options = { 'dry-run': { type: 'boolean' }, out: { type: 'string' } } as const
  try {
    const { values } = parseArgs({ options })
    const folder = values.out ?? join(root, 'release')
    for (const file of await release({ folder, isDryRun: values['dry-run'] ?? false })) console.log(join(folder, file))
    if (newestOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).version === undefined) console.log(UNNAMED)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

if (import.meta.main) await main()
