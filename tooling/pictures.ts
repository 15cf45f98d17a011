import { globSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '../.storybook/modes.ts'
import { isPinnedBrowser } from './browser.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, '.visual-out')
const isUpdate = process.argv.includes('--update')
const reporters = process.argv.filter(
  (argument) => argument.startsWith('--reporter') || argument.startsWith('--outputFile'),
)

if (isPinnedBrowser) await compare()
else console.log('Pictures are compared only on Linux x64 with the Chromium of the lockfile: skipped here.')

async function compare() {
  rmSync(out, { recursive: true, force: true })
  const projects = Object.keys(modes).flatMap((name) => ['--project', name])
  const update = isUpdate ? ['--update=all'] : []
  const { code } = await run('vitest', ['run', ...projects, ...reporters, ...update], {
    VISUAL: '1',
    NO_A11Y: '1',
    CI: '1',
  })
  if (code !== 0) await report()
  process.exitCode = code
}

/** One page with before, after and difference of every picture that changed. */
async function report() {
  const changed = globSync('**/*.png', { cwd: out })
  if (changed.length === 0) return
  const before = join(root, 'visual')
  const actual = join(out, 'actual')
  const folders = readdirSync(before).join(', ')
  await run('reg-cli', [
    actual,
    before,
    join(out, 'diff'),
    '-R',
    join(out, 'report.html'),
    '-J',
    join(out, 'report.json'),
    '-I',
  ])
  console.log(`Pictures that changed (${folders}): open .visual-out/report.html`)
}
