import { join } from 'node:path'
import { createSandbox, DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import { type CDPSession, chromium, type Locator, type Page } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../browser.ts'

export interface ListFigures {
  interaction: string
  /** Milliseconds of script, median of the runs. */
  median: number
  worst: number
}

interface Interaction {
  /** Prepares one run outside the measurement, and returns the interaction to measure. */
  ready: (page: Page) => Promise<() => Promise<unknown>>
  /** What ends the measurement: the first rows are painted, or no script runs any more. */
  until: 'rows' | 'rest'
}

/** localhost is a secure context, which the console needs; nothing reaches the network. */
const ORIGIN = 'http://localhost'
const RUNS = 5
/** Runs that don't count: code starts cold only once, and people work with it all day. */
const WARM_UP = 3
const SLOWDOWN = 4
/** Milliseconds without script after which a step is over: longer than the filter's debounce. */
const QUIET = 600

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'cold start, until the first rows': { ready: start, until: 'rows' },
  'cold start, until all rests': { ready: start, until: 'rest' },
  'first rows, from another page': { ready: comeBack, until: 'rows' },
  'all of the page, from another page': { ready: comeBack, until: 'rest' },
  filter: {
    async ready(page) {
      const field = page.getByRole('textbox', { name: 'First name' })
      await field.fill('')
      await field.focus()
      return () => page.keyboard.press('a')
    },
    until: 'rest',
  },
  sort: { ready: (page) => click(page, page.getByRole('button', { name: 'E-mail' })), until: 'rest' },
  'page change': { ready: (page) => click(page, page.getByRole('link', { name: 'Next page' }).first()), until: 'rest' },
}

/** Script time per step through 20,000 drivers in 2,000 organisations, pinned Chromium at a quarter of its speed. */
export async function benchLists(): Promise<ListFigures[]> {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await serve(page, await builtConsole())
  await signIn(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' }) // excludes the time of other programs
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'rowsPainted' })
  await page.addInitScript(watchRows)
  const home = page.url()
  const figures: ListFigures[] = []
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    await page.goto(home)
    await rested(session)
    figures.push({ interaction: name, ...(await measured(page, session, interaction)) })
  }
  await browser.close()
  return figures
}

async function start(page: Page) {
  const address = page.url()
  await page.goto('about:blank')
  return () => page.goto(address)
}

async function comeBack(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click()
  const go = await click(page, page.getByRole('link', { name: 'Organisations' }))
  await page.evaluate(watchRows)
  return go
}

/** Runs in the page and reports when the first rows have been painted. */
function watchRows() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody [role=rowheader] a')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object(window).rowsPainted('')))
  })
  observer.observe(document, { childList: true, subtree: true })
}

async function measured(page: Page, session: CDPSession, { ready, until }: Interaction) {
  const all: number[] = []
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    const act = await ready(page)
    const before = await rested(session)
    const rows = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve))
    await act()
    const after = until === 'rows' ? rows.then(() => scripted(session)) : rested(session)
    all.push((await after) - before)
  }
  const times = all.slice(WARM_UP)
  times.sort((one, other) => one - other)
  return { median: times[Math.floor(RUNS / 2)] ?? 0, worst: times.at(-1) ?? 0 }
}

/** Milliseconds of script so far, once none runs any more. */
async function rested(session: CDPSession): Promise<number> {
  let before = -1
  let now = await scripted(session)
  while (now !== before) {
    before = now
    await new Promise((resolve) => setTimeout(resolve, QUIET))
    now = await scripted(session)
  }
  return now
}

async function scripted(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** Finds the target beforehand, since finding it is script too. */
async function click(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error("The benchmark's page doesn't show the target of the click.")
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

async function signIn(page: Page) {
  await page.goto(`${ORIGIN}/sign-in`)
  await page.getByLabel('E-mail').fill(personas.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('row').nth(1).getByRole('link').waitFor()
}

/** Serves the page from the console's files and the sandbox. */
async function serve(page: Page, files: ReadonlyMap<string, string | Uint8Array>) {
  const sandbox = createSandbox({ world: 'large' })
  await page.route(`${ORIGIN}/**`, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/')) {
      const name = pathname.startsWith('/assets/') ? pathname.slice(1) : 'index.html'
      const body = files.get(name) ?? ''
      return route.fulfill({ contentType: TYPES[name.slice(name.lastIndexOf('.'))] ?? '', body: Buffer.from(body) })
    }
    const body = request.postDataBuffer()
    const answer = await sandbox.fetch(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body && { body: new Uint8Array(body) }),
      }),
    )
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

async function builtConsole(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    root: join(import.meta.dirname, '../../packages/console'),
    logLevel: 'error',
    build: { write: false },
  })
  const [built] = Array.isArray(result) ? result : [result]
  if (!built || !('output' in built)) throw new Error("The console wasn't built.")
  return new Map(built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}
