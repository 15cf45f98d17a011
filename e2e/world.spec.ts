import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Sandbox } from '@driver-trust/sandbox'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './ownServer.ts'
import { figureOf } from './rangeOfList.ts'

/** A driver of this organisation with this status, and others like them. */
function driversOf(sandbox: Sandbox, organisation: string, status = 'verified') {
  const { organisations, people } = sandbox.state.world
  const place = [...organisations.values()].find(({ name }) => name === organisation)
  const found = [...people.values()].filter(
    (each) => each.role === 'driver' && each.status === status && each.organizationId === place?.id,
  )
  for (const { id } of found) sandbox.state.world.deadlines.set(id, { passport: '2999-01-01' })
  return { place: place?.id ?? '', found }
}

const pageOf = (page: Page) => new URL(page.url()).origin

test.describe('answers that may be cached', () => {
  test.use({ documentChecks: 0 })

  test('the gate asks again after a ban, and the next person sees nothing of the last', async ({ page, server }) => {
    const { place, found } = driversOf(server.sandbox, 'Meridian Freight')
    const [driver] = found
    if (!driver) throw new Error('Somebody must be verified.')
    const ask = async () => {
      await page.goto(`${pageOf(page)}/organisation/${place}/check`)
      await page.getByLabel('Driver ID').fill(String(driver.dtId))
      await page.keyboard.press('Enter')
    }
    await ask()
    await expect(page.getByRole('heading', { name: 'Can drive', exact: true })).toBeVisible()
    driver.status = 'banned_explicitly'
    await ask()
    await expect(page.getByRole('heading', { name: /^Can’t drive/ })).toBeVisible()

    await page.goto(pageOf(page))
    await page.getByRole('button', { name: 'Account menu for Helena Marsh' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByLabel('E-mail').fill('sub.viewer@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Sandbox-1!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: 'Account menu for Nadia Haddad' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrel Couriers')
  })
})

test.describe('one failing call', () => {
  test('behind "Can’t drive" is named on screen and in the file', async ({ page, server, expectLogged }) => {
    expectLogged(/GET \/api\/v1\/users returned 500/)
    server.sandbox.state.faults.push({
      call: 'listUsers',
      kind: 'status',
      where: { status: 'banned_inherited', page_size: '100' },
    })
    await page.getByRole('tab', { name: 'Can’t drive' }).click()
    const missing = 'The red and banned drivers couldn’t be loaded, so they’re missing here.'
    await expect(page.getByText(missing, { exact: true })).toBeVisible({ timeout: 60_000 })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain(missing.slice(0, -1))
    server.sandbox.state.faults.length = 0
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(missing, { exact: true })).toBeHidden()
  })

  test('in the middle of an export is sent again', async ({ page, server }) => {
    const { faults } = server.sandbox.state
    faults.push({ call: 'listUsers', kind: 'gateway', status: 503, where: { page: '3', page_size: '50' }, times: 1 })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
    expect(lines.length).toBeGreaterThan(380)
    expect(faults).toMatchObject([{ times: 0 }])
  })
})

test('a deleted organisation leaves lists and figures without it', async ({ page, server, expectLogged }) => {
  expectLogged(/GET \/api\/v1\/users returned 404/)
  const { organisations, deletedOrganisations } = server.sandbox.state.world
  const yard = [...organisations.values()].find(({ name }) => name === 'Empty Yard')
  organisations.delete(yard?.id ?? '')
  deletedOrganisations.add(yard?.id ?? '')
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  await expect(page.getByText(/active drivers checked/)).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online'))) // the list of the tab before is the same, and may be fresh
    await expect(page.getByRole('treeitem', { name: 'Empty Yard' })).toBeHidden({ timeout: 1000 })
  }).toPass()
})

test('documents that hang keep no user waiting', async ({ page, server }) => {
  server.sandbox.state.faults.push({ call: 'deadlines', kind: 'stalled' })
  await page.reload()
  await page.getByText(/^1–\d+ of \d+$/).waitFor()
  await page.waitForRequest(/deadlines/)
  const began = Date.now()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .nth(2)
    .click()
  await page.getByRole('menuitem', { name: 'Ban driver' }).click()
  await page.getByRole('button', { name: 'Ban driver' }).click()
  await expect(page.getByText('Driver has been banned')).toBeVisible()
  expect(Date.now() - began).toBeLessThan(10_000) // as long as one of the calls that hang
})

/** As browsers do that translate a page: each text moves into an element of its own, and into another language. */
function translate() {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const isLeft = node.parentElement?.closest('script, style, textarea, font, [translate=no]')
    if (node.nodeValue?.trim() && !isLeft) texts.push(node as Text)
  }
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

test.describe('a translated page', () => {
  test.use({ documentChecks: 0 })

  test('shows changed figures and statuses, and new verdicts at the gate', async ({ page, server }) => {
    const { place, found } = driversOf(server.sandbox, 'Meridian Freight')
    const [one, other] = found
    if (!one || !other) throw new Error('Two must be verified.')
    const board = page.getByRole('tab', { name: 'Can’t drive' })
    const figure = async () => Number.parseInt((await board.getAttribute('aria-description')) ?? '', 10)
    await page.goto(`${pageOf(page)}/organisation/${place}?dtId=${one.dtId}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect.poll(figure).toBeGreaterThan(0)
    const before = await figure()
    await page.evaluate(translate)
    one.status = 'locked'
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online'))) // refetches what isn't fresh any more
      await expect(page.getByRole('row').nth(1)).toContainText('Locked', { timeout: 1000 })
      await expect.poll(figure, { timeout: 1000 }).toBe(before + 1) // asked for after the list, so it may be fresh for longer
    }).toPass()
    await expect(board).toContainText(String(before + 1))
    await expect(board).not.toContainText(String(before))

    await page.goto(`${pageOf(page)}/organisation/${place}/check`)
    const ask = async (dtId: number | undefined) => {
      await page.getByLabel('Driver ID').fill(String(dtId))
      await page.keyboard.press('Enter')
    }
    await ask(other.dtId)
    await expect(page.getByRole('heading', { name: 'Can drive', exact: true })).toBeVisible()
    await page.evaluate(translate)
    await ask(one.dtId)
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Can’t drive')
    await expect(page.getByRole('region', { name: 'Verdict' })).not.toContainText('Can drive')
    await page.evaluate(translate)
    await ask(other.dtId)
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Can drive')
    await expect(page.getByText('Something went wrong')).toBeHidden()
  })
})

test('an open driver’s page knows when the day has changed', async ({ page, server }) => {
  const { place, found } = driversOf(server.sandbox, 'Meridian Freight')
  const [driver] = found
  const today = new Date().toISOString().slice(0, 10)
  server.sandbox.state.world.deadlines.set(driver?.id ?? '', { passport: today })
  await page.clock.install({ time: new Date(`${today}T23:59:30`) })
  await page.goto(`${pageOf(page)}/organisation/${place}/driver/${driver?.id}`)
  await expect(page.getByText('Passport expires today')).toBeVisible()
  await page.waitForLoadState('networkidle') // a minute that passes at once ends what is under way
  server.sandbox.advanceClock(60 * 60_000)
  await page.clock.runFor(70_000)
  await expect(page.getByText('Can’t drive: passport expired yesterday')).toBeVisible()
})

test('an open driver’s page knows of a ban within two minutes, and of a removal', async ({
  page,
  server,
  expectLogged,
}) => {
  expectLogged(/GET driver details returned 404|invitations returned 500|got no complete answer/) // a minute that passes at once ends what is under way
  const { place, found } = driversOf(server.sandbox, 'Meridian Freight')
  const [driver] = found
  if (!driver) throw new Error('Somebody must be verified.')
  await page.clock.install()
  await page.goto(`${pageOf(page)}/organisation/${place}/driver/${driver.id}`)
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await expect(verdict).toContainText('Can drive')
  /** A minute passes, and another if the page was just reading. */
  const turnsTo = (found: Locator) =>
    expect(async () => {
      await page.clock.fastForward(70_000)
      await expect(found).toBeVisible({ timeout: 2000 })
    }).toPass()
  driver.status = 'banned_explicitly'
  await turnsTo(verdict.getByText('Can’t drive'))
  driver.status = 'verified'
  const fault = { call: 'listInvitations', kind: 'status' } as const
  server.sandbox.state.faults.push(fault)
  await turnsTo(verdict.getByText('Can’t say'))
  server.sandbox.state.faults.length = 0
  await turnsTo(verdict.getByText('Can drive'))
  await page.setViewportSize({ width: 1700, height: 900 })
  await page.goto(`${pageOf(page)}/organisation/${place}?beside=${place}.${driver.id}`)
  await expect(verdict).toContainText('Can drive')
  server.sandbox.state.faults.push(fault)
  await turnsTo(verdict.getByText('Can’t say'))
  server.sandbox.state.faults.length = 0
  await turnsTo(verdict.getByText('Can drive'))
  server.sandbox.state.world.people.delete(driver.id)
  await turnsTo(page.getByText('We can’t find this driver'))
})

test('an open driver’s page knows within two minutes of a ban above, also of one nobody knows where', async ({
  page,
  server,
}) => {
  const { place, found } = driversOf(server.sandbox, 'North')
  const above = [...server.sandbox.state.world.organisations.values()].find(({ name }) => name === 'Meridian Freight')
  const [driver] = found
  let bannedIn: string | null | undefined
  const isOfAllOrganisations = ({ pathname, search }: URL) =>
    /users$/.test(pathname) && /^(?!.*organi).*user_id/.test(search)
  await page.route(isOfAllOrganisations, async (route) => {
    const response = await route.fetch()
    const { items, ...rest } = (await response.json()) as { items: object[] }
    const ban = { ...items[0], organizationId: bannedIn, status: 'banned_explicitly' }
    const all = bannedIn === undefined ? items : [...items, ban]
    await route.fulfill({ response, json: { ...rest, items: all, total: all.length } })
  })
  await page.clock.install()
  await page.goto(`${pageOf(page)}/organisation/${place}/driver/${driver?.id}`)
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await expect(verdict).toContainText('Can drive')
  for (const [where, text] of [
    [above?.id, 'Can’t drive: banned in Meridian Freight'],
    [null, 'Can’t say: it isn’t known which organisation banned them'],
    [undefined, 'Can drive'],
  ] as const) {
    bannedIn = where
    await expect(async () => {
      await page.clock.fastForward(70_000)
      await expect(verdict.getByText(text)).toBeVisible({ timeout: 2000 })
    }).toPass()
  }
})

test('"Live statuses" judge every record by the bans of all of them, and what fails elsewhere is said', async ({
  page,
  server,
  expectLogged,
}) => {
  expectLogged(/GET \/api\/v1\/users returned 500/)
  const { place, found } = driversOf(server.sandbox, 'North')
  const above = [...server.sandbox.state.world.organisations.values()].find(({ name }) => name === 'Meridian Freight')
  const [driver] = found
  let isBanned = false
  let isDown = false
  await page.route(
    ({ pathname, search }) => /users$/.test(pathname) && /^(?!.*organi).*user_id/.test(search),
    async (route) => {
      if (isDown) return route.fulfill({ status: 500 })
      const response = await route.fetch()
      const { items, ...rest } = (await response.json()) as { items?: object[] }
      if (!items) return route.fulfill({ response }) // refused until the token is renewed
      const record = { ...items[0], organizationId: above?.id, organizationName: above?.name }
      const all = [
        ...items,
        { ...record, status: isBanned ? 'banned_explicitly' : 'verified' },
        { ...record, organizationName: 'Their office', role: 'user' },
        { ...record, organizationName: 'A stranger’s', id: randomUUID(), status: 'banned_explicitly' },
      ]
      return route.fulfill({ response, json: { ...rest, items: all, total: all.length } })
    },
  )
  const address = `${pageOf(page)}/organisation/${place}/driver/${driver?.id}`
  await page.goto(`${address}?live=true`)
  const rows = page.getByRole('dialog', { name: 'Live statuses' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Can drive' })).toHaveCount(2)
  await expect(rows).toHaveCount(3) // with the head
  isBanned = true
  await expect(rows.filter({ hasText: /North.*banned in Meridian Freight/i })).toBeVisible({ timeout: 20_000 })
  await expect(rows.filter({ hasText: 'Can drive' })).toHaveCount(0)
  isDown = true
  await page.goto(address)
  await expect(page.getByText('We couldn’t check their other organisations.')).toBeVisible()
})

test('"Deadlines" have everyone, whatever the list of drivers was filtered by', async ({ page, server }) => {
  const place = server.rootId
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${pageOf(page)}/organisation/${place}?firstName=jean`)
  await expect(page.getByText('1–7 of 7')).toBeVisible()
  asked.length = 0
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  await expect(page.getByText(/388 active drivers/).first()).toBeVisible()
  expect(asked.filter((url) => /first_name|jean/.test(url.split('?')[1] ?? ''))).toEqual([])
})

test('an open list and its figures know of a ban within six minutes', async ({ page, server }) => {
  const minute = 60_000
  const dayIn = (time: number) => new Date(Date.now() + time).getUTCDate()
  test.skip(dayIn(0) !== dayIn(7 * minute), 'Documents expire at midnight, which changes the figure too.')
  const { place, found } = driversOf(server.sandbox, 'Meridian Freight')
  const [driver] = found
  if (!driver) throw new Error('Somebody must be verified.')
  await page.clock.install()
  await page.goto(`${pageOf(page)}/organisation/${place}?view=cannot-drive`)
  await expect(page.getByRole('tab', { name: 'Drivers' })).toHaveAttribute('aria-description', /, checked \d/)
  await page.waitForLoadState('networkidle') // the jump of the clock would end what is under way
  const before = await figureOf(page, 'Can’t drive')
  driver.status = 'locked'
  await page.clock.fastForward(305_000)
  await expect.poll(() => figureOf(page, 'Can’t drive')).toBe(before + 1)
  await page.getByRole('searchbox', { name: 'Find drivers' }).fill(String(driver.dtId))
  await expect(page.getByRole('rowheader', { name: driver.lastName ?? '' })).toBeVisible()
})
