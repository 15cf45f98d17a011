import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createSandbox } from '@driver-trust/sandbox'
import { getRequestListener } from '@hono/node-server'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { createServerApp } from '../../packages/sandbox/src/server/createServerApp.ts'
import { listen } from '../../packages/sandbox/src/server/listen.ts'
import { launchOptions } from '../browser.ts'
import { type CommitCounts, countCommits } from './countCommits.ts'
import { makePlain } from './plain/makePlain.ts'
import { prepare, STEPS, type Step } from './steps.ts'

/** One step in one of the builds: medians over the rounds. */
interface StepFigures {
  build: string
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

const FIRST_PORT = 4500
/** A clock that stands still: otherwise a token would be renewed in the middle of a step. */
const START = Date.now()
const ROUNDS = Number(process.env.ROUNDS ?? 11)
/** Milliseconds without any work after which a step is over: longer than a filter waits for the next letter. */
const QUIET = 600

/**
 * `npm run bench -- ../before/packages/console/dist`: the steps of a list of 20,000 drivers in the console, in earlier
 * builds of it (their folders), and in a page that only shows what the console does. They alternate, each round in the
 * other order; what other programs take isn't counted.
 */
async function bench(earlier: readonly string[]) {
  const browser = await chromium.launch(launchOptions())
  const built = join(import.meta.dirname, '../../packages/console/dist')
  const present = await side(browser, 'console', built)
  const plain = await makePlain(built, present.page, present.home)
  const sides = [await side(browser, 'without logic', plain), present]
  for (const folder of earlier) sides.push(await side(browser, folder, resolve(folder)))
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
    const figures = sides.map(({ name }, place) => figuresOf(name, runs[place] ?? []))
    console.table(figures.map((each) => ({ ...each, times: ratio(each, figures[0]) })))
  }
  await rm(plain, { recursive: true })
  process.exit() // with its servers
}

/** A build's list of drivers, signed in over a sandbox of its own. */
async function side(browser: Browser, name: string, folder: string): Promise<Side> {
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
  await page.getByRole('rowheader').first().getByRole('link').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { name, page, session, home: page.url() }
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

function figuresOf(build: string, runs: readonly number[][]): StepFigures {
  const [thread = 0, commits = 0, components = 0, nodes = 0] = [0, 1, 2, 3].map(
    (at) => runs.map((run) => run[at] ?? 0).toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)],
  )
  return { build, thread: Number(thread.toFixed(1)), commits, components, nodes }
}

function ratio({ thread }: StepFigures, one: StepFigures | undefined): number {
  return Number((thread / (one?.thread ?? 0)).toFixed(2))
}

await bench(process.argv.slice(2))
