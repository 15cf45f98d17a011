import { run } from './run.ts'

/** The machine's date, time zone and language, which must not affect any result. */
const conditions = [
  { CLOCK_YEARS: '3' },
  { CLOCK_YEARS: '-3' },
  { TZ: 'Pacific/Kiritimati' },
  { TZ: 'America/St_Johns' },
  { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
]

// `npm run test:deep`: properties, fuzzers, bursts and timings with their full counts, which `npm test` cuts down; axe
// on every page of every account and every state of every screen, narrow and zoomed; an application of Next, which npm
// installs from its registry; Redocly on the description of the API, and every screen on a mock made of it, if PRISM
// names one; and ten minutes of work.
const env = { DEEP: '1' }
const codes = [await run('vitest', ['run', '--project', 'unit', 'packages/domain', '--testTimeout=900000'], env)]
for (const condition of conditions) {
  console.log(`\n── unit tests with ${JSON.stringify(condition)} ──`)
  codes.push(await run('vitest', ['run', '--project', 'unit'], condition))
}
const specs = ['session', 'crawl', 'reflow', 'soak', 'storybook', 'everyone', 'mockedApi'].map((name) => `e2e/${name}`)
codes.push(
  await run('vitest', ['run', '--project', 'build', 'tooling/checks/built/next.test.ts'], env),
  await run('redocly', ['lint', 'docs/api/openapi.json'], { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }),
  await run('playwright', ['test', '--project=pinned', '--project=rest', ...specs], env),
)
process.exitCode = codes.find((code) => code !== 0) ?? 0
