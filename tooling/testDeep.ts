import { run } from './run.ts'

/** The full counts of the properties, fuzzers, bursts and timings, of which `npm test` runs fewer; a look by axe at every page of every account and every state of every screen, narrow and zoomed; and ten minutes of work. */
const env = { DEEP: '1' }
const unit = await run('vitest', ['run', '--project', 'unit', 'packages/domain', '--testTimeout=900000'], env)
const pages = await run('playwright', ['test', 'e2e/session', 'e2e/crawl', 'e2e/reflow', 'e2e/soak'], env)
process.exitCode = unit.code || pages.code
