import { join, resolve } from 'node:path'
import { createSandbox } from '@driver-trust/sandbox'
import { getRequestListener } from '@hono/node-server'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { createServerApp } from '../../packages/sandbox/src/server/createServerApp.ts'
import { listen } from '../../packages/sandbox/src/server/listen.ts'
import { launchOptions } from '../browser.ts'
import { type CommitCounts, countCommits } from './countCommits.ts'
import { recordSteps } from './recordSteps.ts'
import { buildBarePage, buildSamePage } from './referencePages.ts'
import { prepare, STEPS, type Step } from './steps.ts'

/** One step in one of the pages: medians over the rounds. */
interface StepFigures {
  page: string
  /** Milliseconds of the main thread, at full speed, and how many times as much as bare React takes. */
  thread: number
  ratio: number
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

const FIRST_PORT = 4500
/** A clock that stands still: a page without logic can't renew a token, and five minutes are less than a bench. */
const START = Date.now()
const ROUNDS = 11
/** Milliseconds without any work after which a step is over: longer than a filter waits for the next letter. */
const QUIET = 600

/**
 * `npm run bench -- ../before/packages/console/dist`: the steps of a list of 20,000 drivers in the console, in earlier
 * builds of it (their folders), in a page that only shows the console's own elements, and in one of bare React. The
 * pages alternate, each round in the other order; what other programs take isn't counted.
 */
async function bench(folders: readonly string[]) {
  const browser = await chromium.launch(launchOptions())
  const built = join(import.meta.dirname, '../../packages/console/dist')
  const ours = await side(browser, { name: 'console', folder: built })
  const before = await Promise.all(folders.map((folder) => side(browser, { name: folder, folder: resolve(folder) })))
  const recorded = await recordSteps(ours.page, ours.home)
  const sameFolder = await buildSamePage(built, recorded)
  const same = await side(browser, { name: 'same page', folder: sameFolder, path: '/same' })
  const bare = await side(browser, { name: 'bare React', folder: await buildBarePage(), path: '/bare' })
  const sides = [ours, ...before, same, bare]
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
    const figures = sides.map((one, place) => figuresOf(one.name, runs[place] ?? []))
    const { thread = 1 } = figures.at(-1) ?? {}
    console.table(figures.map((each) => ({ ...each, ratio: Number((each.thread / thread).toFixed(1)) })))
  }
  process.exit() // with its servers
}

interface Served {
  name: string
  folder: string
  /** Of the list; missing if the page leads there by itself. */
  path?: string
}

/** A folder's page, signed in over a sandbox of its own. */
async function side(browser: Browser, { name, folder, path }: Served): Promise<Side> {
  const sandbox = createSandbox({ world: 'large', now: () => START })
  const app = createServerApp(sandbox, { console: folder })
  const { port } = await listen(getRequestListener(app.fetch), { port: FIRST_PORT, isExact: false })
  const origin = `http://localhost:${port}`
  const tokens = Object.entries(sandbox.tokensOf('owner')).map(([key, value]) => ({ name: key, value: String(value) }))
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin, localStorage: tokens }] },
  })
  const page = await context.newPage()
  await page.addInitScript(countCommits)
  await page.goto(origin)
  if (path === undefined) await page.getByRole('rowheader').first().getByRole('link').waitFor()
  const home = path === undefined ? page.url() : origin + path
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { name, page, session, home }
}

async function measured({ page, session, home }: Side, step: Step): Promise<number[]> {
  const act = await prepare(step, page, home)
  const before = await rested(session)
  await page.evaluate(() => Object.assign(window, { commits: 0, components: 0 }))
  await act()
  const thread = (await (step.isOver ? threadTime : rested)(session)) - before
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

function figuresOf(page: string, runs: readonly number[][]): Omit<StepFigures, 'ratio'> {
  const [thread = 0, commits = 0, components = 0, nodes = 0] = [0, 1, 2, 3].map(
    (at) => runs.map((run) => run[at] ?? 0).toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)],
  )
  return { page, thread: Number(thread.toFixed(1)), commits, components, nodes }
}

await bench(process.argv.slice(2))
