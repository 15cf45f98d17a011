import { cpSync, existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '../.storybook/modes.ts'
import { isPinnedBrowser } from './browser.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, '.visual-out')
/** How Vitest ends the name of the picture that it took. */
const ACTUAL = '-actual.png'
const isUpdate = process.argv.includes('--update')
const passedOn = process.argv.slice(2).filter((argument) => argument !== '--update')

if (isPinnedBrowser) await compare()
else console.log('Pictures are compared only on Linux x64 with the Chromium of the lockfile: skipped here.')

async function compare() {
  rmSync(out, { recursive: true, force: true })
  const projects = Object.keys(modes).flatMap((name) => ['--project', name])
  const update = isUpdate ? ['--update=all'] : []
  const env = { VISUAL: '1', NO_A11Y: '1', CI: '1' }
  const { code } = await run('vitest', ['run', ...projects, ...passedOn, ...update], env)
  if (code !== 0) await report()
  process.exitCode = code
}

/** One page with before, after and difference of every picture that changed. */
async function report() {
  const changed = globSync(`*/*${ACTUAL}`, { cwd: out })
  if (changed.length === 0) return
  for (const file of changed) {
    const name = file.replace(ACTUAL, '.png')
    const before = join(root, 'visual', name)
    cpSync(join(out, file), join(out, 'after', name))
    if (existsSync(before)) cpSync(before, join(out, 'before', name))
  }
  const folders = ['after', 'before', 'difference'].map((folder) => join(out, folder))
  await run('reg-cli', [...folders, '-R', join(out, 'report.html'), '-J', join(out, 'report.json'), '-I'])
  console.log(`${changed.length} pictures changed: open .visual-out/report.html`)
}
