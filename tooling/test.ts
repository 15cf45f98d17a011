import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { currentChromium } from './browser.ts'
import { type Outcome, outcomeOfPlaywright, outcomeOfVitest } from './outcomes.ts'
import { run } from './run.ts'
import { reportTo, showStories } from './stories.ts'

interface Layer {
  name: string
  /** How it is asked for: `npm test -- lint types`. */
  short: string
  run: () => Promise<Outcome>
}

interface Row extends Outcome {
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
  { name: 'lint', short: 'lint', run: () => turbo('lint') },
  { name: 'types', short: 'types', run: () => turbo('typecheck', 'typecheck:root') },
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
    const outcome = await runLayer()
    rows.push({ name, ...outcome, seconds: Math.round((performance.now() - started) / 1000) })
  }
  summarise(rows)
}

/** `npm run test:e2e`: on the lockfile's Chromium, unless a project is named. */
async function endToEndAlone(args: readonly string[]) {
  const isChosen = args.some((each) => each.startsWith('--project'))
  if (isChosen && !currentChromium) console.log(NO_CHROMIUM)
  process.exitCode = await run('playwright', ['test', ...args, ...(isChosen ? [] : ['--project=pinned'])])
}

/**
 * `npm run test:deep`: properties, fuzzers, bursts and timings with their full counts, which `npm test` cuts down; axe
 * on every page of every account and every state of every screen, narrow and zoomed; an application of Next, which npm
 * installs from its registry; Redocly on the description of the API, and every screen on a mock made of it, if PRISM
 * names one; and ten minutes of work.
 */
async function deep() {
  const env = { DEEP: '1' }
  const codes = [await run('vitest', ['run', '--project', 'unit', 'packages/domain', '--testTimeout=900000'], env)]
  for (const condition of conditions) {
    console.log(`\n── unit tests with ${JSON.stringify(condition)} ──`)
    codes.push(await run('vitest', ['run', '--project', 'unit'], condition))
  }
  codes.push(
    await run('vitest', ['run', '--project', 'build', 'tooling/checks/built/next.test.ts'], env),
    await run('redocly', ['lint', 'docs/api/openapi.json'], { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }),
    await run(
      'playwright',
      ['test', 'e2e/session', 'e2e/crawl', 'e2e/reflow', 'e2e/soak', 'e2e/storybook', 'e2e/everyone', 'e2e/mockedApi'],
      env,
    ),
  )
  process.exitCode = codes.find((code) => code !== 0) ?? 0
}

function summarise(rows: readonly Row[]) {
  console.log('\n── summary ──')
  for (const { name, passed, failures, seconds } of rows) {
    console.log(
      `${name.padEnd(24)}${String(passed).padStart(5)} passed${String(failures.length).padStart(5)} failed${String(seconds).padStart(6)} s`,
    )
  }
  const { passed, failures } = sum(rows)
  for (const failure of failures) console.log(`\n✘ ${failure}`) // last, where even a shortened output still has them
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1
}

function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  }
}

async function turbo(...tasks: readonly string[]): Promise<Outcome> {
  const code = await run('turbo', ['run', ...tasks, '--output-logs=errors-only'])
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`turbo run ${tasks.join(' ')}`] }
}

/** On every core: Vitest would leave one idle, which is half of a machine with two. */
function unit(): Promise<Outcome> {
  return vitest('unit', ['--project', 'unit', '--project', 'components', '--maxWorkers=100%'])
}

async function vitest(name: string, args: readonly string[]): Promise<Outcome> {
  const file = join(results, `${name}.json`)
  const code = await run('vitest', ['run', ...args, ...reportTo(file)])
  return outcomeOfVitest({ code, file })
}

/** One run for both: rendering each story twice, for behaviour and for its screenshot, would cost minutes. */
async function storiesAndScreenshots(): Promise<Outcome> {
  const args = shard.length > 0 ? [...shard, '--passWithNoTests'] : []
  return sum((await showStories({ args, reports: results })).map(outcomeOfVitest))
}

async function build(): Promise<Outcome> {
  const built = await turbo('build', 'build:storybook')
  if (built.failures.length > 0) return built
  return sum([built, await vitest('build', ['--project', 'build'])])
}

/** What depends on the browser's version: late scripts, find in page, and walks through Firefox and WebKit. */
async function onCurrentBrowsers(): Promise<Outcome> {
  if (!currentChromium) {
    console.log(NO_CHROMIUM)
    return { passed: 0, failures: [] }
  }
  const files = ['chunks', 'firefox', 'webkit', 'find'].map((name) => `e2e/${name}.spec.ts`)
  return endToEnd('current', ['--project=current', ...files])
}

async function endToEnd(name: string, args: readonly string[]): Promise<Outcome> {
  const file = join(results, `${name}.json`)
  const code = await run('playwright', ['test', `--output=test-results/${name}`, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  return outcomeOfPlaywright({ code, file })
}
