import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { modes } from '../.storybook/modes.ts'
import { currentChromium } from './browser.ts'
import { concernedByChanges } from './changed.ts'
import { outcomeFile } from './layers.ts'
import { type Outcome, outcomeOfPlaywright, outcomeOfVitest, sum } from './outcomes.ts'
import { run } from './run.ts'
import { reportTo, showStories } from './stories.ts'

const NO_CHROMIUM = 'This machine has no Chromium of its own: set CHROMIUM_PATH to use one.'
const results = join(import.meta.dirname, '..', 'test-results')
const common = Object.keys(modes).filter((name) => modes[name]?.isCommon)
const others = Object.keys(modes).filter((name) => !modes[name]?.isCommon)

/** How the tests of a layer run; its tasks of Turborepo in `layers.ts` cache the outcome. */
const tests: Readonly<Record<string, (args: readonly string[]) => Promise<Outcome>>> = {
  unit: (args) => vitest('unit', ['--project=unit', '--project=components', '--maxWorkers=100%', ...args]), // Vitest would leave a core idle
  stories: (args) => showStories({ modes: common, args, reports: results }),
  modes: (args) => showStories({ modes: others, args, reports: results }),
  built: (args) => vitest('built', ['--project=build', ...args]),
  e2e: (args) => endToEnd('e2e', ['--project=pinned', ...args]),
  rest: (args) => endToEnd('rest', ['--project=rest', ...args]),
  browsers: onCurrentBrowsers,
  changed: whatChanged,
}

// `node tooling/layer.ts e2e`, followed by arguments of Vitest or Playwright
const [name = '', ...given] = process.argv.slice(2)
const started = Date.now()
const outcome = (await tests[name]?.(given)) ?? { passed: 0, failures: [`There is no layer ${name}.`] }
mkdirSync(dirname(outcomeFile(name)), { recursive: true })
writeFileSync(outcomeFile(name), JSON.stringify({ ...outcome, started }))
process.exitCode = outcome.failures.length > 0 ? 1 : 0

async function vitest(report: string, args: readonly string[]): Promise<Outcome> {
  const file = join(results, `${report}.json`)
  const code = await run('vitest', ['run', ...args, ...reportTo(file)])
  return outcomeOfVitest({ code, file })
}

/** Unit tests by their imports, stories by what they show, and end-to-end tests that changed themselves. */
async function whatChanged(): Promise<Outcome> {
  const { since, stories, specs, leftOut } = concernedByChanges()
  const outcomes = [
    await vitest('changed', ['--project=unit', '--project=components', `--changed=${since}`, '--passWithNoTests']),
  ]
  if (stories.length > 0)
    outcomes.push(await showStories({ modes: common.slice(0, 1), filters: stories, reports: results }))
  if (specs.length > 0) {
    await run('turbo', ['run', 'build', '--filter=@driver-trust/console', '--output-logs=errors-only'])
    outcomes.push(await endToEnd('changed', ['--project=pinned', '--project=rest', ...specs]))
  }
  console.log(`\nLeft out: ${leftOut}.`)
  return sum(outcomes)
}

/** What depends on the browser's version: late scripts, find in page, and walks through Firefox and WebKit. */
async function onCurrentBrowsers(args: readonly string[]): Promise<Outcome> {
  if (currentChromium) return endToEnd('current', ['--project=current', ...args])
  console.log(NO_CHROMIUM)
  return { passed: 0, failures: [] }
}

async function endToEnd(report: string, args: readonly string[]): Promise<Outcome> {
  const file = join(results, `${report}.json`)
  const code = await run('playwright', ['test', `--output=test-results/${report}`, ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  return outcomeOfPlaywright({ code, file })
}
