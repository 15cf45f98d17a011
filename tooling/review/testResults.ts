import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './primitives.ts'

export interface TestResults {
  /** ISO 8601: when the stories last ran here. */
  at: string
  /** By story file, such as `stories/ui/Badge.stories.tsx`. */
  files: Readonly<Record<string, { passed: number; failed: number }>>
}

interface Report {
  startTime: number
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** Every axe rule is checked in this mode, so only its runs count. */
const REPORTS = ['stories-screens.json', 'stories-primitives.json', 'stories-desktop-light.json']

/** What the last `npm test` or `npm run test:visual` in this folder said of each story file; undefined if none ran. */
export function testResults(): TestResults | undefined {
  const reports = ['summary', 'screenshots']
    .flatMap((folder) => REPORTS.map((name) => join(root, 'test-results', folder, name)))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report)
    .sort((one, other) => one.startTime - other.startTime)
  const last = reports.at(-1)
  if (!last) return undefined
  const files = reports.flatMap((report) =>
    report.testResults.map(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed').length
      const passed = assertionResults.filter(({ status }) => status === 'passed').length
      return [relative(root, name).replaceAll('\\', '/'), { passed, failed }]
    }),
  )
  return { at: new Date(last.startTime).toISOString(), files: Object.fromEntries(files) }
}
