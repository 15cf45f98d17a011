import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { test as inOwnWorld } from './ownServer.ts'
import { figuresOfList } from './rangeOfList.ts'

const rows = (page: Page) => page.locator('tr[data-key]')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

async function boxOf(part: Locator) {
  await expect(part).toBeVisible()
  return part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
}

test.describe('at 1280 × 900', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('20 drivers who can’t drive are in view, and of a list its count and its pages', async ({ page, signIn }) => {
    await signIn('owner')
    await figuresOfList(page)
    await expect(page.getByText('1–20 of 388')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeInViewport({ ratio: 1 })
    await tab(page, 'Can’t drive').click()
    await expect(page.getByRole('button', { name: 'Open all reasons' })).toBeVisible()
    await expect(rows(page).nth(19)).toBeInViewport({ ratio: 1 })
  })

  test('a verdict reaches from edge to edge, with the ID large beside it', async ({ page, signIn }) => {
    await signIn('owner')
    await page.getByRole('rowheader').getByRole('link').first().click()
    const verdict = page.getByRole('region', { name: 'Verdict' })
    const { left, right } = await boxOf(verdict)
    const navigation = await boxOf(page.getByRole('navigation', { name: 'Main' }))
    expect(left - navigation.right).toBeLessThanOrEqual(16)
    expect(right).toBe(1280)
    const id = verdict.getByText(/^\d\d \d\d \d\d$/)
    expect(await id.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThanOrEqual(40)
  })

  test('compact rows keep surnames', async ({ page, signIn }) => {
    await signIn('owner')
    await expect(page.getByText('1–20 of 388')).toBeVisible()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('radio', { name: 'Compact' }).check()
    await page.keyboard.press('Escape')
    const cut = await page
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const [text] = link.getElementsByTagName('span')
          return text && text.scrollHeight > text.clientHeight + 2 ? [link.textContent] : []
        }),
      )
    expect(cut).toEqual([])
    expect((await boxOf(rows(page).first())).height).toBeLessThanOrEqual(33)
  })
})

test('at 2560 px the verdict column gets the room', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 2560, height: 900 })
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const verdict = await boxOf(page.getByRole('columnheader', { name: 'Verdict and reason' }))
  for (const name of ['Name', 'Organisation', 'Status'])
    expect(verdict.width).toBeGreaterThanOrEqual((await boxOf(page.getByRole('columnheader', { name }))).width)
})

test('a message about a person begins with them, on two lines', async ({ page, signIn }) => {
  await signIn('owner')
  await page.route(/\/api\/v1\/users\/status$/, (route) => route.fulfill({ status: 204 }))
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.goto(`${page.url()}?statusBadge=unverified`)
  const row = rows(page).first()
  const name = (await row.getByRole('rowheader').textContent()) ?? ''
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Internally verified' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Internally verified' }).click()
  const message = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(message).toContainText(new RegExp(`^(Success)?${name}`))
  expect((await boxOf(message)).height).toBeLessThanOrEqual(80)
})

test('in forced colours the sign of the chosen figure and of a verdict has its disc', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn('owner')
  await figuresOfList(page)
  await tab(page, 'Can’t drive').click()
  const colours = (sign: Locator) =>
    sign.evaluate((svg) => {
      const drawn = [...svg.children].map((part) => getComputedStyle(part).fill)
      return { drawn, ground: getComputedStyle(document.body).backgroundColor }
    })
  const tell = async (sign: Locator) => {
    const { drawn, ground } = await colours(sign)
    expect(drawn).toHaveLength(2)
    expect(drawn[0]).not.toBe(ground) // the disc
    expect(drawn[1]).toBe(ground) // the bar in it
  }
  await tell(tab(page, 'Can’t drive').locator('svg'))
  await rows(page).first().getByRole('link').first().click()
  await tell(page.getByRole('region', { name: 'Verdict' }).locator('svg').first())
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('rows name the organisation, and a driver’s number comes before what changes their status', async ({
    page,
    signIn,
  }) => {
    await signIn('owner')
    await expect(page.getByText('1–20 of 388')).toBeVisible()
    const organisations = rows(page).getByText(/^(Meridian Freight|North|South|Harbour Depot|Quay Nine|Silverline .*)$/)
    await expect(organisations.first()).toBeInViewport({ ratio: 1 })
    expect(await organisations.count()).toBeGreaterThan(10)
    await page.getByRole('rowheader').getByRole('link').first().click()
    const number = await boxOf(page.getByRole('link', { name: /^\+\d/ }))
    const action = await boxOf(page.getByRole('button', { name: 'Internally verified' }))
    expect(number.bottom).toBeLessThanOrEqual(action.top)
  })

  test('the chosen filter of the deadlines is in view', async ({ page, signIn }) => {
    await signIn('owner')
    await expect(page.getByText('1–20 of 388')).toBeVisible()
    await page.goto(`${page.url()}?view=deadlines&due=missing`)
    await figuresOfList(page)
    await expect(page.locator('label').filter({ hasText: /^Missing/ })).toBeInViewport({ ratio: 0.99 }) // it scrolls by whole pixels
  })
})

inOwnWorld.describe('in a fleet', () => {
  inOwnWorld.use({ world: 'fleet' })

  inOwnWorld('20 drivers with deadlines take 900 px at 1280, and 1,700 on a phone', async ({ page, server: _ }) => {
    await figuresOfList(page)
    const address = `${page.url()}?view=deadlines`
    for (const [width, most] of [
      [1280, 900],
      [360, 1700],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await figuresOfList(page)
      const [first, last] = [await boxOf(rows(page).first()), await boxOf(rows(page).nth(19))]
      expect(last.bottom - first.top, `at ${width} px`).toBeLessThanOrEqual(most)
    }
  })
})
