import { run } from './run.ts'

/** The full counts of the properties, fuzzers, bursts and timings, and a look by axe at every page of every account, of which `npm test` runs fewer. */
const env = { DEEP: '1' }
const unit = await run('vitest', ['run', '--project', 'unit', 'packages/domain', '--testTimeout=900000'], env)
const pages = await run('playwright', ['test', 'e2e/session', 'e2e/crawl'], env)
process.exitCode = unit.code || pages.code
