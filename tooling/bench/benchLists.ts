import { join } from 'node:path'
import { createSandbox, DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import { type CDPSession, chromium, type Locator, type Page } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../browser.ts'

export interface ListFigures {
  interaction: string
  /** Milliseconds of script, over the runs. */
  median: number
  worst: number
}

interface Interaction {
  /** Readies one run, outside the measure, and gives what a person then does. */
  ready: (page: Page) => Promise<() => Promise<unknown>>
  /** What ends the measure: the first rows are painted, or there is no script any more. */
  until: 'rows' | 'rest'
}

/** The pages of localhost are a secure context, as the console needs; nothing of it reaches a network. */
export const ORIGIN = 'http://localhost'
const RUNS = 5
/** Runs before those that count: code runs for the first time only once, and people work with it all day. */
const WARM_UP = 3
export const SLOWDOWN = 4
/** Milliseconds without any script after which what was done is over: longer than a filter waits for the next letter. */
export const QUIET = 600

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'cold start, until the first rows': { ready: start, until: 'rows' },
  'cold start, until all rests': { ready: start, until: 'rest' },
  'first rows, from another page': { ready: comeBack, until: 'rows' },
  'all of the page, from another page': { ready: comeBack, until: 'rest' },
  filter: {
    async ready(page) {
      const field = page.getByRole('searchbox', { name: 'Find drivers' })
      await field.fill('')
      await field.focus()
      return () => page.keyboard.press('a')
    },
    until: 'rest',
  },
  sort: {
    ready: (page) => click(page, page.getByRole('button', { name: 'Organisation', exact: true })),
    until: 'rest',
  },
  'page change': { ready: (page) => click(page, page.getByRole('link', { name: 'Next page' }).first()), until: 'rest' },
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

/** Runs in the page: says when the first rows have been painted. */
export function watchRows() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody [role=rowheader] a')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object(window).rowsPainted('')))
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Script per step through 20,000 drivers of 2,000 organisations, in the pinned Chromium at a quarter of its speed. */
export async function benchLists(): Promise<ListFigures[]> {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await serve(page, await builtConsole())
  await signIn(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' }) // what other programs take is not counted
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

/** Milliseconds of script so far, once there is no more of it. */
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

/** Where to click is found beforehand: finding is script too. */
export async function click(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The page of the bench does not show what is to be clicked.')
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

export async function signIn(page: Page) {
  await page.goto(`${ORIGIN}/sign-in`)
  await page.getByLabel('E-mail').fill(personas.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('row').nth(1).getByRole('link').waitFor()
}

/** Answers the page: the console's files, and the sandbox. */
export async function serve(
  page: Page,
  files: ReadonlyMap<string, string | Uint8Array>,
  sandbox = createSandbox({ world: 'large' }),
) {
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

export async function builtConsole(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    root: join(import.meta.dirname, '../../packages/console'),
    logLevel: 'error',
    build: { write: false },
  })
  const [built] = Array.isArray(result) ? result : [result]
  if (!built || !('output' in built)) throw new Error('The console was not built.')
  return new Map(built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}
