import { run } from './run.ts'

/** The full counts of the properties, fuzzers, bursts and timings, of which `npm test` runs fewer. */
const env = { DEEP: '1' }
const unit = await run('vitest', ['run', '--project', 'unit', 'packages/domain', '--testTimeout=900000'], env)
const tabs = await run('playwright', ['test', 'e2e/session'], env)
process.exitCode = unit.code || tabs.code
