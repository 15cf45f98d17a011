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
  const options = ['--json', '--ignore-scripts', '--pack-destination', folder]
  const packed = npm(['pack', './packages/ui/dist', './packages/domain/dist', ...options])
  const [ui = '', domain = ''] = (JSON.parse(packed) as { filename: string }[]).map(({ filename }) => filename)
  return { ui: join(folder, ui), domain: join(folder, domain) }
}
