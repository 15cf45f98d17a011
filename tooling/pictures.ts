import { join } from 'node:path'
import { isPinnedBrowser } from './browser.ts'
import { showStories } from './storyRuns.ts'

const reports = join(import.meta.dirname, '..', 'test-results', 'pictures')
const update = process.argv.includes('--update')
const filters = process.argv.slice(2).filter((argument) => argument !== '--update')

if (isPinnedBrowser) {
  const runs = await showStories({ pictures: true, update, filters, reports })
  process.exitCode = runs.find(({ code }) => code !== 0)?.code ?? 0
} else console.log('Pictures are compared only on Linux x64 with the Chromium of the lockfile: skipped here.')
