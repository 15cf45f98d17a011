import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locked, locked, lockfileFor } from './lockfile.ts'
import { npm, packInto } from './npm.ts'

const root = join(import.meta.dirname, '../..')
const BESIDE_OURS = ['react', 'react-dom', 'swr', '@types/react', '@types/react-dom']

/**
 * The application of `tooling/packages/consumer` in a folder outside the workspace, with the built packages installed
 * from their tarballs. By a lockfile, because tests run without network: npm has these very versions at hand.
 */
export function installedApp(): { folder: string; tarballs: Record<'ui' | 'domain', string> } {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true })
  const tarballs = packInto(folder)
  const own = { '@driver-trust/ui': `file:${tarballs.ui}`, '@driver-trust/domain': `file:${tarballs.domain}` }
  const others = BESIDE_OURS.map((name) => [name, locked(`node_modules/${name}`).version])
  const dependencies = { ...own, ...Object.fromEntries(others) }
  const manifest = { name: 'consumer', version: '0.0.0', type: 'module', dependencies }
  const entry = (name: keyof typeof tarballs) => ({
    ...(JSON.parse(readFileSync(join(root, 'packages', name, 'dist/package.json'), 'utf8')) as Locked),
    resolved: `file:${tarballs[name]}`,
  })
  const lock = lockfileFor(manifest, {
    'node_modules/@driver-trust/ui': entry('ui'),
    'node_modules/@driver-trust/domain': entry('domain'),
  })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  npm(['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
  return { folder, tarballs }
}

/** Runs a program of ours and returns what it prints; throws if it fails. */
export function runTool(program: string, args: readonly string[], folder = root): string {
  return execFileSync(join(root, 'node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024, // a report names every entry
    shell: process.platform === 'win32',
  })
}
