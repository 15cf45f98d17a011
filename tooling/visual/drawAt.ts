import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { plural } from '../plural.ts'
import { storyIndex } from '../review/pictures/storyIndex.ts'
import { type Digests, store, takenIn } from './digests.ts'

const root = join(import.meta.dirname, '../..')

/** What this machine draws of an earlier commit's stories, in a checkout beside this one; the store keeps it. Nothing if that can't be installed. */
export function drawAt(commit: string, names: readonly string[]): Digests {
  if (names.length === 0) return new Map()
  console.log(`Drawing ${plural(names.length, 'screenshot')} as of ${commit.slice(0, 12)}…`)
  const folder = join(root, '.visual-out', `at-${commit.slice(0, 12)}`)
  const out = join(folder, '.visual-out')
  execFileSync('git', ['worktree', 'add', '--detach', '--force', folder, commit], { cwd: root, stdio: 'ignore' })
  try {
    if (!installIn(folder)) {
      console.log('The dependencies of that commit can’t be installed, so there is nothing to compare with.')
      return new Map()
    }
    mkdirSync(out)
    const entries = storyIndex(folder, out)
    const files = names.flatMap((name) => entries[name.split('/')[1] ?? '']?.importPath ?? [])
    const modes = new Set(names.map((name) => name.split('/')[0]))
    const args = [...new Set(files), ...[...modes].map((mode) => `--project=${mode}`)]
    if (files.length > 0) inside(folder, 'node_modules/.bin/vitest', 'run', ...args, '--passWithNoTests')
    mkdirSync(store, { recursive: true })
    if (existsSync(join(folder, '.visual'))) cpSync(join(folder, '.visual'), store, { recursive: true })
    return takenIn(folder)
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root })
  }
}

/** Links to the files here, unless the commit has other dependencies. Returns whether they are there. */
function installIn(folder: string): boolean {
  const lockOf = (at: string) => readFileSync(join(at, 'package-lock.json'), 'utf8')
  if (lockOf(folder) !== lockOf(root)) {
    return inside(folder, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
  }
  for (const modules of globSync(['node_modules', 'packages/*/node_modules'], { cwd: root }))
    execFileSync('cp', ['--archive', '--link', join(root, modules), join(folder, modules)])
  for (const cache of globSync(['node_modules/.{vite,vitest}*', 'node_modules/.cache/!(chromium-*)'], { cwd: folder }))
    rmSync(join(folder, cache), { recursive: true }) // a tool would write into the files that are shared
  return true
}

/** Returns whether it succeeded. */
function inside(folder: string, program: string, ...args: string[]): boolean {
  const env = { ...process.env, VISUAL: '1', CI: '1' }
  return spawnSync(program, args, { cwd: folder, stdio: 'inherit', env }).status === 0
}
