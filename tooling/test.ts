import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { currentChromium, isPinnedBrowser } from './browser.ts'
import { run } from './run.ts'
import { reportTo, showStories } from './storyRuns.ts'

interface Counts {
  passed: number
  failed: number
}

interface Layer {
  name: string
  run: () => Promise<Counts>
}

const results = join(import.meta.dirname, '..', 'test-results', 'summary')

/** What `npm test` runs, cheapest first; a broken label, token or rule fails in the layer where one would look. */
const layers: readonly Layer[] = [
  { name: 'lint', run: lint },
  { name: 'types', run: () => checked('turbo', ['run', 'typecheck', 'typecheck:root', '--output-logs=errors-only']) },
  { name: 'unit', run: () => vitest('unit', ['--project', 'unit', '--project', 'components']) },
  { name: 'stories and pictures', run: storiesAndPictures },
  { name: 'build', run: build },
  { name: 'end-to-end', run: () => endToEnd('e2e', ['--project=pinned']) },
  { name: "on this machine's browsers", run: onCurrentBrowsers },
]

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const rows: (Counts & { name: string; seconds: number })[] = []
for (const { name, run: runLayer } of layers) {
  console.log(`\n── ${name} ──`)
  const started = performance.now()
  const counts = await runLayer()
  rows.push({ name, ...counts, seconds: Math.round((performance.now() - started) / 1000) })
}
summarise()

function summarise() {
  console.log('\n── summary ──')
  for (const { name, passed, failed, seconds } of rows) {
    console.log(
      `${name.padEnd(24)}${String(passed).padStart(5)} passed${String(failed).padStart(5)} failed${String(seconds).padStart(6)} s`,
    )
  }
  const { passed, failed } = sum(rows)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

function sum(counts: readonly Counts[]): Counts {
  const totalOf = (which: keyof Counts) => counts.reduce((total, each) => total + each[which], 0)
  return { passed: totalOf('passed'), failed: totalOf('failed') }
}

async function checked(program: string, args: readonly string[]): Promise<Counts> {
  const { code } = await run(program, args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** What is wrong in a file, and what nobody uses. */
async function lint(): Promise<Counts> {
  return sum([await checked('biome', ['check', '.']), await checked('knip', [])])
}

async function vitest(name: string, args: readonly string[]): Promise<Counts> {
  const file = join(results, `${name}.json`)
  const { code, output } = await run('vitest', ['run', ...args, ...reportTo(file)])
  return settle({ code, file, broken: output.includes('optimized dependencies changed') })
}

/** One run for both: showing each story twice, once for its behaviour and once for its picture, would cost minutes. */
async function storiesAndPictures(): Promise<Counts> {
  if (!isPinnedBrowser)
    console.log('Pictures are compared only on Linux x64 with the Chromium of the lockfile: stories run without them.')
  const runs = await showStories({ pictures: isPinnedBrowser, reports: results })
  return sum(runs.map(({ code, report }) => settle({ code, file: report })))
}

async function build(): Promise<Counts> {
  const built = await checked('turbo', ['run', 'build', 'build:storybook', '--output-logs=errors-only'])
  if (built.failed > 0) return built
  return sum([built, await vitest('build', ['--project', 'build'])])
}

/** What browsers of another version do differently: late scripts, and a walk through Firefox. */
async function onCurrentBrowsers(): Promise<Counts> {
  if (!currentChromium) {
    console.log('This machine has no Chromium of its own: set CHROMIUM_PATH to run on one.')
    return { passed: 0, failed: 0 }
  }
  return endToEnd('current', ['--project=current', 'e2e/chunks.spec.ts', 'e2e/firefox.spec.ts', 'e2e/find.spec.ts'])
}

async function endToEnd(name: string, args: readonly string[]): Promise<Counts> {
  const file = join(results, `${name}.json`)
  const { code } = await run('playwright', ['test', ...args], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** A run that fails without a failed test (a crash, a file that cannot be loaded) counts as one failure. */
function settle({ code, file, broken = false }: { code: number; file: string; broken?: boolean }): Counts {
  if (broken)
    console.error(
      'Vite met a dependency while tests ran: bareImports.ts must name it, or the first run after an install fails.',
    )
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  const failed = numFailedTests === 0 && (code !== 0 || broken) ? 1 : numFailedTests
  return { passed: numPassedTests, failed }
}
