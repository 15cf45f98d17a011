import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

declare global {
  interface Window {
    /** Intervals, and timeouts of less than a minute: unused data waits longer, for five minutes. */
    countTimers: () => { intervals: number; timeouts: number }
  }
}

const MINUTE = 60_000
const minutes = Number(process.env.SOAK_MINUTES ?? 10)
/** Data is kept for five minutes after its last use: only then is as much dropped as is added. */
const warmUp = 0.55 * minutes

test.use({ trace: 'off' }) // a recorder keeps what the page has let go

test(`${minutes} minutes of work leave nothing behind`, async ({ page, signInByForm }) => {
  test.skip(!process.env.DEEP, 'in the deep run')
  test.setTimeout((minutes + 5) * MINUTE)
  await page.addInitScript(watchTimers)
  await signInByForm('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')

  await workUntil(page, Date.now() + warmUp * MINUTE)
  const before = await measured(page, devtools)
  const rounds = await workUntil(page, Date.now() + (minutes - warmUp) * MINUTE)
  const after = await measured(page, devtools)

  const figures = JSON.stringify({ rounds, before, after })
  test.info().annotations.push({ type: 'soak', description: figures })
  expect(rounds).toBeGreaterThan(10)
  expect(after.heap, figures).toBeLessThan(before.heap * 1.1)
  // A screen or dialog that leaks leaves at least one listener or a few nodes per round.
  expect((after.nodes - before.nodes) / rounds, figures).toBeLessThan(10)
  expect((after.listeners - before.listeners) / rounds, figures).toBeLessThan(0.5)
  expect(after.intervals, figures).toBe(before.intervals) // the day's, and the documents'
  expect((after.timeouts - before.timeouts) / rounds, figures).toBeLessThan(0.1)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.waitForTimeout(12_000) // live statuses are polled every ten seconds while open
  expect(asked).toEqual([])
})

/** Rounds of work, each with another driver; returns the number of rounds. */
async function workUntil(page: Page, end: number): Promise<number> {
  let round = 0
  for (; Date.now() < end; round += 1) await work(page, round)
  return round
}

/** From the list of drivers through the console and back. */
async function work(page: Page, round: number) {
  const all = page.getByText('1–20 of 388')
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Verified', exact: true }).click()
  await expect(all).toBeHidden()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(all).toBeVisible()

  await page.getByRole('link', { name: `Page ${2 + (round % 2)}`, exact: true }).click()
  await expect(all).toBeHidden()
  await page
    .getByRole('rowheader')
    .getByRole('link')
    .nth(round % 20)
    .click()
  await page.getByRole('button', { name: 'Live statuses' }).click()
  await expect(page.getByRole('dialog', { name: 'Live statuses' }).getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('textbox', { name: 'City' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('North')
  await expect(page.getByRole('option', { name: /North/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organisations' }).click()
  await expect(heading('Meridian Freight')).toBeVisible()
  await page.getByRole('treeitem', { name: 'South' }).click()
  await expect(heading('South')).toBeVisible()
  await page.goBack()
  await expect(heading('Meridian Freight')).toBeVisible()
  await expect(all).toBeVisible()
}

async function measured(page: Page, devtools: CDPSession) {
  await page.waitForTimeout(3000) // the last answers, and what they trigger
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  const timers = await page.evaluate(() => window.countTimers())
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners'), ...timers }
}

/** Counts pending timers. */
function watchTimers() {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  const intervals = new Set<number>()
  const timeouts = new Set<number>()
  window.setTimeout = ((callback: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    const timer = setTimeout(() => {
      timeouts.delete(timer)
      callback(...given)
    }, delay)
    if (delay < 60_000) timeouts.add(timer)
    return timer
  }) as typeof window.setTimeout
  window.setInterval = ((callback: () => void, delay?: number) => {
    const timer = setInterval(callback, delay)
    intervals.add(timer)
    return timer
  }) as typeof window.setInterval
  window.clearTimeout = (timer) => {
    timeouts.delete(Number(timer))
    clearTimeout(timer)
  }
  window.clearInterval = (timer) => {
    intervals.delete(Number(timer))
    clearInterval(timer)
  }
  window.countTimers = () => ({ intervals: intervals.size, timeouts: timeouts.size })
}
