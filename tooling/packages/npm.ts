import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Runs npm in a folder and returns what it prints; throws with its message if it fails. */
export function npm(args: readonly string[], folder = root): string {
  const cli = process.env.npm_execpath
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_config_loglevel: 'error' } } as const
  return cli ? execFileSync(process.execPath, [cli, ...args], options) : execFileSync('npm', args, options)
}

/** Packs the built `ui` and `domain` into a folder; the files' names by package. */
export function packInto(folder: string): Record<'ui' | 'domain', string> {
  const pack = (name: string) => {
    const [packed] = JSON.parse(
      npm(['pack', `./packages/${name}/dist`, '--json', '--ignore-scripts', '--pack-destination', folder]),
    ) as { filename: string }[]
    if (!packed) throw new Error(`npm packed nothing of ${name}.`)
    return join(folder, packed.filename)
  }
  return { ui: pack('ui'), domain: pack('domain') }
}

/** The version of a package of the lockfile. */
export function lockedVersion(name: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  const version = packages[`node_modules/${name}`]?.version
  if (version === undefined) throw new Error(`The lockfile has no ${name}.`)
  return version
}
