import { currentChromium } from './browser.ts'
import { run } from './run.ts'

/** `npm run test:e2e`: on the Chromium of the lockfile, unless a project is chosen; says when the machine has no other Chromium. */
const args = process.argv.slice(2)
const isChosen = args.some((each) => each.startsWith('--project'))
if (isChosen && !currentChromium)
  console.log('This machine has no Chromium of its own: set CHROMIUM_PATH to run on one.')
const { code } = await run('playwright', ['test', ...args, ...(isChosen ? [] : ['--project=pinned'])])
process.exitCode = code
