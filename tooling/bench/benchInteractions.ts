import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium, type Locator, type Page } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '../browser.ts'
import { layerStyles } from '../layerStyles.ts'

export interface InteractionFigures {
  interaction: string
  /** Milliseconds of script, median of the runs. */
  median: number
  worst: number
}

interface Interaction {
  on: 'tree' | 'table'
  /** Prepares one run outside the measurement, and returns the interaction to measure. */
  ready: (page: Page, run: number) => Promise<() => Promise<void>>
}

const ORIGIN = 'http://bench.invalid'
const RUNS = 20

const press = (key: string) => async (page: Page) => {
  await page.getByRole('tree').focus()
  return () => page.keyboard.press(key)
}

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'tree of 5,000: arrow down': { on: 'tree', ready: press('ArrowDown') },
  'tree of 5,000: to the other end': { on: 'tree', ready: (page, run) => press(run % 2 ? 'Home' : 'End')(page) },
  'tree of 5,000: type a letter': { on: 'tree', ready: press('d') },
  'tree of 5,000: open and close': {
    on: 'tree',
    async ready(page, run) {
      await page.getByRole('tree').focus()
      if (run === 0) await page.keyboard.press('ArrowDown')
      return () => page.keyboard.press(run % 2 ? 'ArrowLeft' : 'ArrowRight')
    },
  },
  'tree of 5,000: type into the filter': {
    on: 'tree',
    async ready(page, run) {
      const box = page.getByRole('searchbox')
      if (run % 8 === 0) await box.fill('')
      return () => page.keyboard.press('depot 42'[run % 8] ?? '')
    },
  },
  'table of 500: select a row': { on: 'table', ready: (page, run) => click(page, boxes(page).nth(1 + run)) },
  'table of 500: select a range': {
    on: 'table',
    async ready(page, run) {
      await page.keyboard.up('Shift')
      await boxes(page).nth(1).click()
      await page.keyboard.down('Shift')
      return click(page, boxes(page).nth(500 - run))
    },
  },
  'table of 500: select all': { on: 'table', ready: (page) => click(page, boxes(page).first()) },
  'table of 500: sort': { on: 'table', ready: (page) => click(page, page.getByRole('button', { name: 'Name' })) },
}

/** Script time per interaction with the largest tree and table, production build, pinned Chromium. */
export async function benchInteractions(): Promise<InteractionFigures[]> {
  const files = await builtPage()
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route(`${ORIGIN}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    const contentType = name.endsWith('.js') ? 'text/javascript' : 'text/css'
    return name === ''
      ? route.fulfill({ contentType: 'text/html', body: PAGE })
      : route.fulfill({ contentType, body: files.get(name) ?? '' })
  })
  const figures: InteractionFigures[] = []
  for (const [interaction, { on, ready }] of Object.entries(INTERACTIONS)) {
    await page.goto('about:blank')
    await page.goto(`${ORIGIN}/#${on}`)
    await page.getByRole(on).waitFor()
    figures.push({ interaction, ...(await measured(page, ready)) })
  }
  await browser.close()
  return figures
}

async function measured(page: Page, ready: Interaction['ready']) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const scripted = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const act = await ready(page, run)
    await settled(page)
    const before = await scripted()
    await act()
    await settled(page)
    times.push((await scripted()) - before)
  }
  await session.detach()
  times.sort((one, other) => one - other)
  return { median: times[RUNS / 2] ?? 0, worst: times.at(-1) ?? 0 }
}

/** Waits until the result has been painted. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))))
}

function boxes(page: Page): Locator {
  return page.getByRole('checkbox')
}

/** Finds the target beforehand, since finding it is script too. */
async function click(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error("The benchmark's page doesn't show the target of the click.")
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const PAGE = `<!doctype html><title>Bench</title><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><div id="root"></div><script type="module" src="page.js"></script>`

async function builtPage(): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), layerStyles(), vanillaExtractPlugin()],
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'interactionPage.tsx'),
        output: { codeSplitting: false, entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      },
    },
  })
  const [built] = Array.isArray(result) ? result : [result]
  if (!built || !('output' in built)) throw new Error("The benchmark's page wasn't built.")
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source.toString()]),
  )
}
