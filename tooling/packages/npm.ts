import { execFileSync } from 'node:child_process'
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
