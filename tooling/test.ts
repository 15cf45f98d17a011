import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { currentChromium, isPinnedBrowser } from './browser.ts'
import { run } from './run.ts'
import { reportTo, showStories } from './stories.ts'

interface Counts {
  passed: number
  failed: number
}

interface Layer {
  name: string
  /** How it is asked for: `npm test -- lint types`. */
  short: string
  run: () => Promise<Counts>
}

interface Row extends Counts {
  name: string
  seconds: number
}

const NO_CHROMIUM = 'This machine has no Chromium of its own: set CHROMIUM_PATH to use one.'
const results = join(import.meta.dirname, '..', 'test-results', 'summary')

/**
 * What `npm test` runs, cheapest first, so that a broken label, token or rule fails in the layer where you'd look for
 * it.
 */
const layers: readonly Layer[] = [
  { name: 'lint', short: 'lint', run: lint },
  {
    name: 'types',
    short: 'types',
    run: () => checked('turbo', ['run', 'typecheck', 'typecheck:root', '--output-logs=errors-only']),
  },
  { name: 'unit', short: 'unit', run: unit },
  { name: 'stories and screenshots', short: 'stories', run: storiesAndScreenshots },
  { name: 'build', short: 'build', run: build },
  { name: 'end-to-end', short: 'end-to-end', run: () => endToEnd('e2e', ['--project=pinned', ...shard]) },
  { name: "on this machine's browsers", short: 'browsers', run: onCurrentBrowsers },
]

/** The machine's date, time zone and language, which must not affect any result. */
const conditions = [
  { CLOCK_YEARS: '3' },
  { CLOCK_YEARS: '-3' },
  { TZ: 'Pacific/Kiritimati' },
  { TZ: 'America/St_Johns' },
  { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
]

const [command = '', ...others] = process.argv.slice(2)
const given = [command, ...others].filter(Boolean)
/** `--shard=1/3`, for stories and end-to-end tests. */
const shard = given.filter((argument) => argument.startsWith('--shard='))
if (command === 'e2e') await endToEndAlone(others)
else if (command === 'deep') await deep()
else await layersNamed(given.filter((argument) => !argument.startsWith('--')))

/** `npm test`, or only some layers of it: `npm test -- lint types`. */
async function layersNamed(names: readonly string[]) {
  const unknown = names.filter((name) => !layers.some(({ short }) => short === name))
  if (unknown.length > 0)
    throw new Error(`No such layer: ${unknown.join(', ')}. There are ${layers.map(({ short }) => short).join(', ')}.`)
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const rows: Row[] = []
  for (const { name, run: runLayer } of layers.filter(({ short }) => names.length === 0 || names.includes(short))) {
    console.log(`\n── ${name} ──`)
    const started = performance.now()
    const counts = await runLayer()
    rows.push({ name, ...counts, seconds: Math.round((performance.now() - started) / 1000) })
  }
  summarise(rows)
}

/** `npm run test:e2e`: on the lockfile's Chromium, unless a project is named. */
async function endToEndAlone(args: readonly string[]) {
  const isChosen = args.some((each) => each.startsWith('--project'))
  if (isChosen && !currentChromium) console.log(NO_CHROMIUM)
  const { code } = await run('playwright', ['test', ...args, ...(isChosen ? [] : ['--project=pinned'])])
  process.exitCode = code
}

/**
 * `npm run test:deep`: properties, fuzzers, bursts and timings with their full counts, which `npm test` cuts down; axe
 * on every page of every account and every state of every screen, narrow and zoomed; Redocly on the description of the
 * API, and every screen on a mock made of it, if PRISM names one; and ten minutes of work.
 */
async function deep() {
  const env = { DEEP: '1' }
  const unit = await run('vitest', ['run', '--project', 'unit', 'packages/domain', '--testTimeout=900000'], env)
  let failed = unit.code
  for (const condition of conditions) {
    console.log(`\n── unit tests with ${JSON.stringify(condition)} ──`)
    const { code } = await run('vitest', ['run', '--project', 'unit'], condition)
    failed ||= code
  }
  const description = await run('redocly', ['lint', 'docs/api/openapi.json'], {
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  })
  failed ||= description.code
  const pages = await run(
    'playwright',
    ['test', 'e2e/session', 'e2e/crawl', 'e2e/reflow', 'e2e/soak', 'e2e/storybook', 'e2e/mockedApi'],
    env,
  )
  process.exitCode = failed || pages.code
}

function summarise(rows: readonly Row[]) {
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

/** Style and mistakes, unused code, and documents that name missing files. */
async function lint(): Promise<Counts> {
  return sum([
    await checked('biome', ['check', '.']),
    await checked('knip', []),
    await checked('node', ['tooling/checkDocs.ts']),
  ])
}

/** On every core: Vitest would leave one idle, which is half of a machine with two. */
function unit(): Promise<Counts> {
  return vitest('unit', ['--project', 'unit', '--project', 'components', '--maxWorkers=100%'])
}

async function vitest(name: string, args: readonly string[]): Promise<Counts> {
  const file = join(results, `${name}.json`)
  const { code, output } = await run('vitest', ['run', ...args, ...reportTo(file)])
  return settle({ code, file, broken: output.includes('optimized dependencies changed') })
}

/** One run for both: rendering each story twice, for behaviour and for its screenshot, would cost minutes. */
async function storiesAndScreenshots(): Promise<Counts> {
  if (!isPinnedBrowser)
    console.log("Screenshots are only compared on Linux x64 with the lockfile's Chromium: stories run without them.")
  const runs = await showStories({ compares: isPinnedBrowser, reports: results, shard })
  return sum(runs.map(({ code, report }) => settle({ code, file: report })))
}

async function build(): Promise<Counts> {
  const built = await checked('turbo', ['run', 'build', 'build:storybook', '--output-logs=errors-only'])
  if (built.failed > 0) return built
  return sum([built, await vitest('build', ['--project', 'build'])])
}

/** What depends on the browser's version: late scripts, find in page, and a walk through Firefox. */
async function onCurrentBrowsers(): Promise<Counts> {
  if (!currentChromium) {
    console.log(NO_CHROMIUM)
    return { passed: 0, failed: 0 }
  }
  return endToEnd('current', ['--project=current', 'e2e/chunks.spec.ts', 'e2e/firefox.spec.ts', 'e2e/find.spec.ts'])
}

async function endToEnd(name: string, args: readonly string[]): Promise<Counts> {
  const file = join(results, `${name}.json`)
  const { code } = await run('playwright', ['test', `--output=test-results/${name}`, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed }
}

/** A run that fails without a failed test (a crash, a file that can't be loaded) counts as one failure. */
function settle({ code, file, broken = false }: { code: number; file: string; broken?: boolean }): Counts {
  if (broken)
    console.error(
      'Vite discovered a dependency while tests ran: add it to bareImports.ts, or the first run after an install fails.',
    )
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  const failed = numFailedTests === 0 && (code !== 0 || broken) ? 1 : numFailedTests
  return { passed: numPassedTests, failed }
}
