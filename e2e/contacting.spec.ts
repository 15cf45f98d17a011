import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { test as inOwnWorld } from './ownServer.ts'
import { figuresOfList } from './rangeOfList.ts'

test('everyone selected is written to at once, except who is masked, and exported alone', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Contact or export' }).click()
  const menu = page.getByRole('menu', { name: 'Contact or export' })
  await expect(menu.getByText(/^E-mail: \d+ hidden from you/)).toBeVisible()
  const write = menu.getByRole('menuitem', { name: /^E-mail \d+ drivers$/ })
  const [, bcc = ''] = /^mailto:\?bcc=(.+)$/.exec((await write.getAttribute('href')) ?? '') ?? []
  const addresses = bcc.split(',').map(decodeURIComponent)
  expect(await write.innerText()).toBe(`E-mail ${addresses.length} drivers`)
  expect(addresses.filter((address) => !/^[^@,]+@example\.org$/.test(address))).toEqual([])
  const downloading = page.waitForEvent('download')
  await menu.getByRole('menuitem', { name: 'Export selection' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/ selection \d{4}-\d\d-\d\d\.csv$/)
  expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n')).toHaveLength(21)
  await page.getByRole('button', { name: 'Contact or export' }).click()
  const loading = page.waitForEvent('download')
  await menu.getByRole('menuitem', { name: 'Export activity' }).click()
  const activity = await loading
  expect(activity.suggestedFilename()).toMatch(/^Activity of 20 drivers of Meridian Freight \d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await activity.path(), 'utf8')).trim().split('\r\n')
  expect(new Set(lines.slice(1).map((line) => line.split(',')[0])).size).toBe(20)
  expect(lines.filter((line) => line.includes('Joined the organisation')).length).toBeGreaterThan(0)
})

test('an activity that can’t be read is said to be missing, an export can be stopped, and 100 files are the most', async ({
  page,
  signIn,
  expectLogged,
}) => {
  expectLogged(/activity\S* returned 403/)
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Contact or export' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  let refused = ''
  await page.route(/\/activity/, (route) => {
    refused ||= route.request().url()
    return route.request().url() === refused ? route.fulfill({ status: 403, json: {} }) : route.continue()
  })
  const loading = page.waitForEvent('download')
  await choose('Export activity')
  const lines = (await readFile(await (await loading).path(), 'utf8')).split('\r\n')
  expect(lines.filter((line) => line.includes('The activity couldn’t be read'))).toHaveLength(1)
  await expect(page.getByText('Export incomplete')).toBeVisible()
  await expect(page.getByText('The activity of 1 driver couldn’t be read.')).toBeVisible()

  await page.unroute(/\/activity/)
  let asked = 0
  await page.route(/\/activity/, () => {
    asked += 1 // never answered
  })
  let saved = 0
  page.on('download', () => {
    saved += 1
  })
  await choose('Export activity')
  const dialog = page.getByRole('dialog', { name: 'Export activity' })
  await expect(dialog.getByRole('progressbar', { name: 'Drivers read' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect([asked > 0, saved]).toEqual([true, 0])

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Select all 388' }).click()
  await expect(page.getByText('388 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Contact or export' }).click()
  await expect(page.getByRole('menuitem', { name: 'Print files' })).toHaveAccessibleDescription(
    'Files of up to 100 drivers can be printed at once.',
  )
})

test('numbers and messages are copied, one a line, and on a phone texted', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('owner')
  await figuresOfList(page)
  await page.getByRole('tab', { name: 'Can’t drive' }).click()
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  const open = () => page.getByRole('button', { name: 'Contact or export' }).click()
  const copied = async (name: string) => {
    await open()
    await page.getByRole('menuitem', { name }).click()
    await expect(page.getByText('Copied.').last()).toBeVisible()
    return (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  }
  const numbers = await copied('Copy 3 phone numbers')
  expect(numbers.filter((line) => !/^\+\d{8,}$/.test(line))).toEqual([])
  expect(new Set(numbers).size).toBe(3)
  const messages = await copied('Copy 3 messages')
  const line = /^.+, \+[\d ]+: Your passport expired on \d+ \w+ \d{4}\. You can’t drive for .+ until you renew it\.$/
  expect(messages.filter((each) => !line.test(each))).toEqual([])
  expect(messages).toHaveLength(3)
  await open()
  await expect(page.getByRole('menuitem', { name: /^Text / })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await open()
  await expect(page.getByRole('menuitem', { name: 'Text 3 drivers' })).toHaveAttribute(
    'href',
    `sms:${numbers.join(',')}`,
  )
})

test('the files of a selection are printed once everything on them has been read or couldn’t be', async ({
  page,
  signIn,
  expectLogged,
}) => {
  expectLogged(/ctivity/)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) await boxes.nth(at).check()
  let underWay = 0
  let most = 0
  let unread = ''
  await page.route(/\/activity/, async (route) => {
    underWay += 1
    most = Math.max(most, underWay)
    const user = new URL(route.request().url()).searchParams.get('user_id') ?? ''
    unread ||= user
    await new Promise((resolve) => setTimeout(resolve, 300))
    underWay -= 1
    await (user === unread ? route.fulfill({ status: 403, json: {} }) : route.continue())
  })
  await page.getByRole('button', { name: 'Contact or export' }).click()
  await page.getByRole('menuitem', { name: 'Print files' }).click()
  await expect(page.getByRole('dialog', { name: 'Print files' })).toBeVisible()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  expect(most).toBeLessThanOrEqual(6)
  await page.emulateMedia({ media: 'print' })
  const printed = page.getByText(/ · Status sheet, /)
  await expect(printed).toHaveCount(8)
  await expect(printed.first()).toBeVisible()
  await expect(page.getByText('We couldn’t load the activity.')).toHaveCount(1)
  await expect(page.getByText(/is still loading|By user /)).toHaveCount(0)
  await expect(page.locator('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(printed).toHaveCount(0)
})

test('one driver’s message names the document, the date and the organisation', async ({ page, signIn }) => {
  await signIn('owner')
  await figuresOfList(page)
  await page.getByRole('tab', { name: 'Can’t drive' }).click()
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Contact or export' }).click()
  const href = await page.getByRole('menuitem', { name: 'E-mail 1 driver' }).getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toMatch(
    /subject=Your passport expired on \d+ \w+ \d{4}&body=.+ You can’t drive for .+ until you renew it\.$/,
  )
  await expect(page.getByRole('menuitem', { name: 'Copy 1 message' })).toBeVisible()
})

test('a person in two organisations is told on the page of each, with the verdict', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  const people = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
    const found = new Map<string, { organizationId: string; organizationName: string }[]>()
    for (let at = 1; at < 10; at += 1) {
      const answer = await fetch(`/api/v1/users?role=driver&page=${at}&page_size=100`, { headers })
      const { items } = await answer.json()
      for (const row of items) found.set(row.id, [...(found.get(row.id) ?? []), row])
    }
    return [...found].filter(([, rows]) => rows.length > 1)
  })
  const [id, [here, there] = []] = people[0] ?? []
  await page.goto(`/organisation/${here?.organizationId}/driver/${id}`)
  const note = page.getByRole('note').filter({ hasText: `Also in ${there?.organizationName}: ` })
  await expect(note).toContainText(/: (can drive|passport|identity card|residence permit|driver’s licence|documents)/)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(
    page.getByRole('rowheader', { name: `Also in ${there?.organizationName}`, includeHidden: true }),
  ).toHaveCount(1)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.getByRole('button', { name: 'Live statuses' }).click()
  const rows = page.getByRole('table', { name: 'Live statuses' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await rows
    .filter({ hasText: there?.organizationName ?? '' })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(new RegExp(`/organisation/${there?.organizationId}/driver/${id}`))
  await expect(page.getByRole('note').filter({ hasText: `Also in ${here?.organizationName}: ` })).toBeVisible()
})

inOwnWorld('who is banned elsewhere is told so on the page of this organisation', async ({ page, server }) => {
  const { people, secondRecords, organisations } = server.sandbox.state.world
  for (const [id, key] of secondRecords) {
    const [here, there] = [people.get(id), people.get(key)]
    if (there) there.status = 'banned_explicitly'
    await page.goto(`${server.origin}/organisation/${here?.organizationId}/driver/${id}`)
    const name = organisations.get(there?.organizationId ?? '')?.name
    await expect(page.getByRole('note').filter({ hasText: `Also in ${name}: banned by ${name}` })).toBeVisible()
  }
  expect(secondRecords.size).toBeGreaterThan(0)
})
