import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { launchOptions } from '../browser.ts'
import { type CommitCounts, countCommits } from './countCommits.ts'
import { builtConsole, builtFolder, type Files, ORIGIN, samePage, serve, signIn } from './listPages.ts'
import { recordSteps } from './recordSteps.ts'
import { STEPS, type Step } from './steps.ts'

/** One step in one of the pages: medians over the rounds. */
interface StepFigures {
  page: string
  /** Milliseconds of the main thread, at full speed. */
  thread: number
  /** How often React changed the page, and how many components it rendered for that. */
  commits: number
  components: number
  /** DOM nodes afterwards. */
  nodes: number
}

interface Side {
  name: string
  page: Page
  session: CDPSession
  home: string
}

const ROUNDS = 11
/** Milliseconds without any work after which a step is over: longer than a filter waits for the next letter. */
const QUIET = 600

/**
 * `npm run bench -- ../before/packages/console/dist`: the steps of a list of 20,000 drivers in the console, in earlier
 * builds of it (their folders), and in a page that only shows the console's own elements. The pages alternate, each
 * round in the other order; what other programs take isn't counted.
 */
async function bench(folders: readonly string[]) {
  const browser = await chromium.launch(launchOptions())
  const files = await builtConsole()
  const open = (opened: Opened) => side(browser, files, opened)
  const ours = await open({ name: 'console', files })
  const before = await Promise.all(folders.map((folder) => open({ name: folder, files: builtFolder(folder) })))
  const recorded = await recordSteps(ours.page, ours.home)
  const same = await open({ name: 'same page', files: await samePage(recorded, files), path: '/same' })
  const sides = [ours, ...before, same]
  for (const step of STEPS) {
    const runs = sides.map((): number[][] => [])
    for (let round = 0; round <= ROUNDS; round += 1) {
      const order = [...sides.entries()]
      for (const [place, one] of round % 2 ? order.reverse() : order) {
        await one.page.bringToFront()
        const figures = await measured(one, step)
        if (round > 0) runs[place]?.push(figures) // the first warms up
      }
    }
    console.log(step.name)
    console.table(sides.map((one, place) => figuresOf(one.name, runs[place] ?? [])))
  }
  await browser.close()
}

interface Opened {
  name: string
  files: Files
  path?: string
}

/** A page in a browser profile of its own, into which the console has signed in. */
async function side(browser: Browser, console: Files, { name, files, path }: Opened): Promise<Side> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(countCommits)
  const sandbox = await serve(page, console)
  await signIn(page)
  const home = path ? ORIGIN + path : page.url()
  await page.unrouteAll({ behavior: 'wait' })
  await serve(page, files, sandbox)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { name, page, session, home }
}

async function measured({ page, session, home }: Side, { prepare, isOver }: Step): Promise<number[]> {
  const act = await prepare(page, home)
  const before = await rested(session)
  await page.evaluate(() => Object.assign(window, { commits: 0, components: 0 }))
  await act()
  const thread = (await (isOver ? threadTime : rested)(session)) - before
  const { commits, components } = await page.evaluate(() => {
    const { commits, components } = window as unknown as CommitCounts // as countCommits adds them
    return { commits, components }
  })
  const nodes = await page.evaluate(() => document.evaluate('count(//node())', document).numberValue)
  return [thread, commits, components, nodes]
}

/** Milliseconds that the main thread has worked, once it rests. */
async function rested(session: CDPSession): Promise<number> {
  let before = -1
  let now = await threadTime(session)
  while (now - before > 3) {
    before = now
    await new Promise((resolve) => setTimeout(resolve, QUIET))
    now = await threadTime(session)
  }
  return now
}

async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

function figuresOf(page: string, runs: readonly number[][]): StepFigures {
  const [thread = 0, commits = 0, components = 0, nodes = 0] = [0, 1, 2, 3].map(
    (at) => runs.map((run) => run[at] ?? 0).toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)],
  )
  return { page, thread: Number(thread.toFixed(1)), commits, components, nodes }
}

await bench(process.argv.slice(2))
