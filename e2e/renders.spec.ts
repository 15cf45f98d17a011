import type { Page } from '@playwright/test'
import { type CommitCounts, countCommits } from '../tooling/bench/countCommits.ts'
import { expect, test } from './fixtures.ts'

/** The most that a step may take. Components are what it takes today and a tenth more. Of the first, one commit is for the bans in view and two for the number of users. */
const MOST: Readonly<Record<string, CommitCounts>> = {
  load: { commits: 9, components: 815, mounted: 590 }, // answers that arrive apart, as on a busy machine, take one more commit
  sort: { commits: 2, components: 470, mounted: 30 },
  'next page': { commits: 2, components: 450, mounted: 30 },
  'row menu': { commits: 1, components: 26, mounted: 26 },
  'open a driver': { commits: 9, components: 395, mounted: 150 },
  back: { commits: 4, components: 165, mounted: 10 }, // one is for the check, which reads its list again
}

test.use({ documentChecks: 0 }) // a check would go on changing its figures while the page loads

test('a step of the user renders no more than it changes', async ({ page, signInByForm }) => {
  test.slow()
  await page.addInitScript(countCommits)
  await signInByForm('owner')
  const runs = [await countSteps(page)]
  // On a busy machine answers arrive apart, and each changes the page: the fewest count.
  while (runs.length < 8 && !isWithin(fewest(runs))) runs.push(await countSteps(page))
  test.info().annotations.push({ type: 'taken', description: JSON.stringify(runs) })
  for (const [name, { commits, components, mounted }] of Object.entries(fewest(runs))) {
    expect.soft(commits, `commits: ${name}`).toBeLessThanOrEqual(MOST[name]?.commits ?? 0)
    expect.soft(components, `components: ${name}`).toBeLessThanOrEqual(MOST[name]?.components ?? 0)
    expect.soft(mounted, `mounted: ${name}`).toBeLessThanOrEqual(MOST[name]?.mounted ?? 0)
    expect.soft(commits, `${name} is counted`).toBeGreaterThan(0)
  }
})

/** Rows that were rendered in slices began again with each answer beside them, and on a slow device came last, in commit 9 to 14. */
const MOST_BEFORE_ROWS = 5

test.describe('on a slow device', () => {
  test.use({ documentChecks: undefined })

  test('rows show as soon as they are there, whatever else arrives', async ({ page, signInByForm }) => {
    await signInByForm('owner')
    await page.getByRole('rowheader').first().getByRole('link').waitFor()
    await page.addInitScript(countCommits)
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('tbody [role=rowheader] a')) return
        observer.disconnect()
        performance.mark('rows', { detail: (window as unknown as CommitCounts).commits }) // as countCommits adds them
      }).observe(document, { childList: true, subtree: true })
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.reload()
    await page.getByRole('rowheader').first().getByRole('link').waitFor()
    const commits = await page.evaluate(() => {
      const [rows] = performance.getEntriesByName('rows') as PerformanceMark[]
      return Number(rows?.detail)
    })
    expect(commits).toBeGreaterThan(0)
    expect(commits).toBeLessThanOrEqual(MOST_BEFORE_ROWS)
  })
})

type Counts = Readonly<Record<string, CommitCounts>>

async function countSteps(page: Page): Promise<Counts> {
  const steps: Record<string, () => Promise<unknown>> = {
    load: () => page.reload(),
    sort: () => page.getByRole('button', { name: 'Organisation', exact: true }).click(),
    'next page': () => page.getByRole('link', { name: 'Next page' }).first().click(),
    'row menu': () =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .nth(3)
        .click(),
    'open a driver': () => page.getByRole('rowheader').getByRole('link').first().click(),
    back: () => page.goBack(),
  }
  const before: Record<string, () => Promise<unknown>> = {
    sort: () => page.getByRole('button', { name: 'Check documents' }).click(), // as after the first seconds of a page
    'open a driver': () => page.keyboard.press('Escape'),
  }
  const taken: Record<string, CommitCounts> = {}
  for (const [name, act] of Object.entries(steps)) {
    await before[name]?.()
    await settled(page)
    await page.evaluate(() => Object.assign(window, { commits: 0, components: 0, mounted: 0 }))
    await act()
    taken[name] = await settled(page)
  }
  await page.getByRole('tab', { name: 'Drivers' }).click() // as it began
  return taken
}

function fewest(runs: readonly Counts[]): Counts {
  const least = (name: string, of: keyof CommitCounts) => Math.min(...runs.map((run) => run[name]?.[of] ?? 0))
  const counts = (name: string) => ({
    commits: least(name, 'commits'),
    components: least(name, 'components'),
    mounted: least(name, 'mounted'),
  })
  return Object.fromEntries(Object.keys(MOST).map((name) => [name, counts(name)]))
}

function isWithin(counts: Counts): boolean {
  return Object.entries(MOST).every(([name, most]) => {
    const { commits = 0, components = 0, mounted = 0 } = counts[name] ?? {}
    return commits <= most.commits && components <= most.components && mounted <= most.mounted
  })
}

/** What React has done, once it has done nothing for a second. */
async function settled(page: Page): Promise<CommitCounts> {
  let before = -1
  let counts = await countsOf(page)
  while (counts.commits !== before) {
    before = counts.commits
    await page.waitForTimeout(1000)
    counts = await countsOf(page)
  }
  return counts
}

function countsOf(page: Page): Promise<CommitCounts> {
  return page.evaluate(() => {
    const { commits, components, mounted } = window as unknown as CommitCounts // as countCommits adds them
    return { commits, components, mounted }
  })
}
