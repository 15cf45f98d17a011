import { run } from './run.ts'

/** The full counts of the properties, fuzzers, bursts and timings, of which `npm test` runs fewer; a look by axe at every page of every account and every state of every screen, narrow and zoomed; and ten minutes of work. */
const env = { DEEP: '1' }
const unit = await run('vitest', ['run', '--project', 'unit', 'packages/domain', '--testTimeout=900000'], env)
/** What no result may depend on: the day, the time zone and the language of the machine. */
const conditions = [
  { CLOCK_YEARS: '3' },
  { CLOCK_YEARS: '-3' },
  { TZ: 'Pacific/Kiritimati' },
  { TZ: 'America/St_Johns' },
  { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
]
let isDependent = 0
for (const condition of conditions) {
  console.log(`\n── unit tests with ${JSON.stringify(condition)} ──`)
  const { code } = await run('vitest', ['run', '--project', 'unit'], condition)
  isDependent ||= code
}
const pages = await run('playwright', ['test', 'e2e/session', 'e2e/crawl', 'e2e/reflow', 'e2e/soak'], env)
process.exitCode = unit.code || isDependent || pages.code
