import { join } from 'node:path'
import { createSandbox } from '@driver-trust/sandbox'
import react from '@vitejs/plugin-react'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../browser.ts'
import { builtConsole, click, ORIGIN, QUIET, SLOWDOWN, serve, signIn, watchRows } from './benchLists.ts'

export interface ReferenceFigures {
  interaction: string
  /** Medians: milliseconds of the main thread, or what the interaction's name says. */
  ours: number
  bare: number
}

const WARM_UP = 1
const RUNS = 5

/** Readies one run, outside the measure, and gives what a person then does. */
type Ready = (page: Page, home: string) => Promise<() => Promise<unknown>>

const rows = (page: Page) => page.locator('tbody [role=rowheader] a')

const INTERACTIONS: Readonly<Record<string, Ready>> = {
  filter: async (page) => {
    const field = page
      .getByRole('searchbox', { name: 'Find drivers' })
      .or(page.getByRole('textbox', { name: 'First name' }))
    await field.fill('')
    await field.focus()
    return () => page.keyboard.press('a')
  },
  sort: (page) => click(page, page.getByRole('button', { name: 'Organisation', exact: true })),
  'next page': (page) =>
    click(
      page,
      page
        .getByRole('link', { name: 'Next page' })
        .or(page.getByRole('button', { name: 'Next page' }))
        .first(),
    ),
  'row menu': async (page) => {
    await page.keyboard.press('Escape')
    return click(page, page.getByRole('button', { name: /^Actions for/ }).nth(3))
  },
  'open a driver': async (page, home) => {
    await show(page, home)
    return click(page, rows(page).first())
  },
  back: async (page) => {
    const details = page.locator('dl dd').first()
    await rows(page).first().or(details).first().waitFor()
    if ((await rows(page).count()) > 0) await rows(page).first().click()
    await details.waitFor()
    return () => page.evaluate(() => history.back())
  },
}

/** The console against a page of bare React over the same API: alternating in one browser, in time of the main thread. */
export async function* benchReference(files?: Files): AsyncGenerator<ReferenceFigures> {
  const browser = await chromium.launch(launchOptions())
  const console = files ?? (await builtConsole())
  const sides = [await side(browser, console), await side(browser, console, await builtReference())]
  const starts = await alternating(sides, started)
  for (const [index, name] of ['first rows', 'first rows: ms of wall time', 'first rows: DOM nodes'].entries())
    yield figureOf(
      name,
      starts.map((runs) => runs.map((run) => run[index] ?? 0)),
    )
  for (const [name, ready] of Object.entries(INTERACTIONS)) {
    for (const one of sides) await show(one.page, one.home)
    yield figureOf(name, await alternating(sides, (one) => timed(one, ready)))
  }
  await browser.close()
}

type Files = ReadonlyMap<string, string | Uint8Array>

interface Side {
  page: Page
  session: CDPSession
  home: string
}

/** A signed-in page of one of the two, in a browser profile of its own. */
async function side(browser: Browser, console: Files, reference?: Files): Promise<Side> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const sandbox = createSandbox({ world: 'large' })
  await serve(page, console, sandbox)
  await signIn(page)
  const home = reference ? `${ORIGIN}/list` : page.url()
  if (reference) {
    await page.unrouteAll({ behavior: 'wait' })
    await serve(page, reference, sandbox)
  }
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' }) // what other programs take is not counted
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'rowsPainted' })
  await page.addInitScript(watchRows)
  await show(page, home)
  return { page, session, home }
}

async function alternating<Figure>(sides: readonly Side[], run: (one: Side) => Promise<Figure>): Promise<Figure[][]> {
  const figures: Figure[][] = sides.map(() => [])
  for (let count = 0; count < WARM_UP + RUNS; count += 1)
    for (const [index, one] of sides.entries()) {
      await one.page.bringToFront()
      const figure = await run(one)
      if (count >= WARM_UP) figures[index]?.push(figure)
    }
  return figures
}

async function started({ page, session, home }: Side): Promise<readonly number[]> {
  await page.goto('about:blank')
  const before = await rested(session)
  const painted = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve))
  await page.goto(home)
  await painted
  const thread = (await threadTime(session)) - before
  const wall = await page.evaluate(() => performance.now())
  await rested(session)
  const nodes = await page.evaluate(() => document.evaluate('count(//node())', document).numberValue)
  return [thread, wall, nodes]
}

async function timed({ page, session, home }: Side, ready: Ready): Promise<number> {
  const act = await ready(page, home)
  const before = await rested(session)
  await act()
  return (await rested(session)) - before
}

async function show(page: Page, home: string) {
  await page.goto('about:blank')
  await page.goto(home)
  await rows(page).first().waitFor()
}

/** The time that the main thread has worked, once it rests. */
async function rested(session: CDPSession): Promise<number> {
  let before = -1
  let now = await threadTime(session)
  while (now - before > 5) {
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

function figureOf(interaction: string, runs: readonly (readonly number[])[]): ReferenceFigures {
  const [ours = 0, bare = 0] = runs.map(
    (times) => times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0,
  )
  return { interaction, ours, bare }
}

async function builtReference(): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'referencePage.tsx'),
        output: { codeSplitting: false, entryFileNames: 'assets/page.js' },
      },
    },
  })
  const [built] = Array.isArray(result) ? result : [result]
  if (!built || !('output' in built)) throw new Error('The page of the bench was not built.')
  const page =
    '<!doctype html><title>Bench</title><div id="root"></div><script type="module" src="/assets/page.js"></script>'
  return new Map([
    ['index.html', page],
    ...built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : ''] as const),
  ])
}
