import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { test as onOwnServer } from './ownServer.ts'
import { chooseMore, countsOfList, figureOf, figuresOfList, rangeOfList, serverFigures } from './rangeOfList.ts'
import { typeSteadily } from './typing.ts'

test.use({ documentChecks: 0 })

test('a driver is found by ID and banned, and the list is as it was', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('searchbox', { name: 'Find drivers' }).fill('04 21')
  await expect(page).toHaveURL(/dtId=04\+21/)
  await expect(page.getByRole('button', { name: 'Remove Driver ID 04 21' })).toBeVisible()
  const range = await rangeOfList(page)
  const list = page.url()
  const link = page.getByRole('rowheader').getByRole('link').first()
  const name = await link.textContent()
  await link.click()
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible() // the list's page has such a heading and button as well
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Ban driver' }).click()
  const sent: string[] = []
  // Other tests share this world, so calls that would change it are answered here.
  await page.route(/\/api\/v1\/(users\/status|organizations\/.+\/users\/)/, (route) => {
    const request = route.request()
    sent.push(`${request.method()} ${new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/g, '*')}`)
    return route.fulfill({ status: 204 })
  })
  const refetched = ['/users?', '/counters', '/stats'].map((part) =>
    page.waitForRequest((request) => request.url().includes(part)),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Ban driver' }).click()
  await expect(page.getByText('Driver has been banned and deleted from your organisation.')).toBeVisible()
  expect(page.url()).toBe(list)
  await Promise.all(refetched)
  await expect(page.getByText(range)).toBeVisible()
  await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeVisible()
  expect(sent).toEqual(['PATCH /api/v1/users/status', 'DELETE /api/v1/organizations/*/users/*'])
})

test('scroll position and selection survive going to a driver and back', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(15)
    .check()
  const row = page.getByRole('rowheader').getByRole('link').nth(15)
  await row.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(100)
  await row.click()
  await expect(page).toHaveURL(/\/driver\//)
  await page.getByRole('link', { name: /^Drivers of/ }).click()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('typing sends one request and adds no history entry', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.includes('last_name=') && !url.includes('page_size=1&') && !url.endsWith('page_size=1')) asked.push(url) // other lists are only counted
  })
  await page.getByRole('button', { name: 'Filters' }).click()
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await typeSteadily(page.getByRole('textbox', { name: 'Last name' }), 'Fry')
  await expect(page.getByText('No results')).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(await entries()).toBe(before)
})

test('what a search also finds can be chosen, and chosen back', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Find drivers' })
  await field.fill('a')
  const other = page.getByRole('button', { name: /^Last name: \d+$/ })
  await other.click()
  await page.getByRole('button', { name: /^First name: \d+$/ }).waitFor()
  await page.clock.runFor(600) // twice as long as a typed text waits
  await expect(page).toHaveURL(/\?lastName=a$/)
  await expect(field).toHaveValue('a')
  await page.getByRole('button', { name: /^First name: \d+$/ }).click()
  await expect(page).toHaveURL(/\?firstName=a$/)
  await page.getByRole('button', { name: 'Remove First name a' }).click()
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(/\/organisation\/[\w-]+$/)
})

test('a view opened after a search keeps its own filters', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  const start = page.url()
  await page.goto(`${start}?lastName=Fry`)
  await page.getByRole('tab', { name: 'Not cleared yet' }).click()
  await page.getByRole('searchbox', { name: 'Find drivers' }).fill('ada')
  await expect(page).toHaveURL(/find=ada/)
  await page.goBack()
  await page.clock.runFor(600)
  expect(page.url()).toBe(`${start}?lastName=Fry`)
  await expect(page.getByRole('searchbox', { name: 'Find drivers' })).toHaveValue('')
})

test('from 640 to 1024 px, choosing filters moves nothing, and what clears them is in view', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await countsOfList(page)
  const table = page.getByRole('table', { name: /^Drivers of/ })
  const widths = [640, 768, 960, 1024]
  const tops = async () => {
    const found: (number | undefined)[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const tag of await page.getByRole('button', { name: /^(Remove|Clear filters)/ }).all())
        await expect(tag, `at ${width} px`).toBeInViewport({ ratio: 1 })
      found.push((await table.boundingBox())?.y)
    }
    return found
  }
  const before = await tops()
  await page.goto(`${page.url()}?statusBadge=red&lastName=a`)
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible()
  await countsOfList(page)
  for (const name of ['Remove Last name a', 'Remove Status Red', 'Clear filters'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  expect(await tops()).toEqual(before)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('1–20 of')).toBeVisible()
})

test.describe('while the documents of all drivers are read', () => {
  test.use({ documentChecks: undefined }) // the product's own

  test('a search loads its list once and counts the other reading and the banned, and nothing else', async ({
    page,
    signIn,
  }) => {
    await page.clock.install()
    await signIn('owner')
    await figuresOfList(page)
    await expect(page.getByRole('treeitem', { name: /can’t drive$/, selected: true })).toBeVisible() // the last list has been read
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.startsWith('/api/v1/'))
        asked.push(['first_name', 'last_name', 'page_size'].map((each) => searchParams.get(each)).join())
    })
    await typeSteadily(page.getByRole('searchbox', { name: 'Find drivers' }), 'ada')
    await expect(page).toHaveURL(/firstName=ada$/)
    await expect(page.getByText('1–20 of 388')).toBeHidden()
    expect(asked.toSorted()).toEqual([',ada,1', ',ada,1', 'ada,,1', 'ada,,20'])
  })

  test('no request of the page is sent twice', async ({ page, signIn }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) asked.push(`${request.method()} ${request.url()}`)
    })
    await signIn('owner')
    await expect(page.getByText('1–20 of')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Drivers' })).toHaveAttribute('aria-description', /, checked \d/)
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([])
  })

  for (const [scope, search] of [
    ['With sub-organisations', ''],
    ['This organisation', '?scope=own'],
  ] as const) {
    test(`a figure leads to as many rows as it counts, ${scope}`, async ({ page, signIn }) => {
      await signIn('owner')
      await expect(page.getByText('1–20 of')).toBeVisible()
      await page.goto(`${page.url()}${search}`)
      await expect(page.getByRole('radio', { name: scope })).toBeChecked()
      await figuresOfList(page)
      const shown = async () => Number((await rangeOfList(page)).split(' of ')[1])
      await page.getByRole('radio', { name: 'Banned' }).check()
      await expect(page.getByRole('columnheader', { name: 'Banned' })).toBeVisible()
      const banned = await shown()
      for (const [tab, isFolded] of [
        ['Can’t drive', true],
        ['Not cleared yet', true],
        ['Expiring within 30 days', false], // for one reason
        ['Can drive', true],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click()
        if (isFolded) await page.getByRole('button', { name: 'Open all reasons' }).click()
        const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/ }) })
        await expect(rows).toHaveCount(await figureOf(page, tab))
      }
      await page.getByRole('tab', { name: 'Drivers' }).click()
      await expect.poll(shown).toBe((await figureOf(page, 'Drivers')) - banned)
    })
  }
})

test('what the server counts is what its lists hold', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  const home = `${page.url()}?scope=own`
  for (const [label, list] of [
    ['Users', '&view=users'],
    ['Unverified drivers', '&statusBadge=all_unverified'],
    ['Red drivers', '&statusBadge=red'],
  ] as const) {
    await page.goto(`${home}${list}`)
    const figure = serverFigures(page).getByText(new RegExp(`^${label} [\\d,]+$`))
    const count = (await figure.innerText()).match(/[\d,]+$/)?.[0]
    await expect.poll(async () => (await rangeOfList(page)).split(' of ')[1], label).toBe(count)
  }
})

test('the list is exported as filtered, safe against formulas', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.goto(`${page.url()}?statusBadge=red`)
  await expect(page.getByRole('button', { name: 'Remove Status Red' })).toBeVisible()
  const total = Number((await rangeOfList(page)).split(' of ')[1])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await (await downloading).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(total + 1)
  expect((await downloading).suggestedFilename()).toMatch(
    /^Meridian Freight with sub-organisations drivers-active Status Red \d{4}-\d\d-\d\d\.csv$/,
  )
  await expect(page.getByText(`${total} rows exported.`)).toBeVisible()
  expect(lines[0]).toContain('"Driver ID","First name"')
  const isSafe = (line: string) => /"\+\d+(?: \d+)+"/.test(line) || line.includes('"Hidden"') // digits alone compute nothing
  expect(lines.slice(1).every(isSafe)).toBe(true)
})

test('rows per page are remembered on this device', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  await page.getByRole('option', { name: '50' }).click()
  await expect(page).toHaveURL(/size=50/)
  await expect(page.getByText('1–50 of')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('1–50 of')).toBeVisible()
})

test('invalid parameters in the address are dropped silently', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.goto(`${page.url()}?page=-1&sorting=password&statusBadge=nonsense&lastName=Fry&x=1`)
  await expect(page).toHaveURL(/\?lastName=Fry$/)
  await expect(page.getByRole('button', { name: 'Remove Last name Fry' })).toBeVisible()
})

test('a colleague is invited as viewer and listed among the invited', async ({ page, signIn }) => {
  await signIn('owner')
  await chooseMore(page, 'Invite user')
  const dialog = page.getByRole('dialog', { name: 'Invite user' })
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('colleague@example.org')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation has been sent.')).toBeVisible()
  await page.getByRole('tab', { name: 'Users' }).click()
  await page.getByRole('tabpanel', { name: 'Users' }).getByRole('radio', { name: 'Invited' }).check() // the drivers have one too
  await expect(page.getByRole('table').getByText('colleague@example.org')).toBeVisible()
  await chooseMore(page, 'Invite user')
  for (const [email, reason] of [
    ['Colleague@example.org', 'They have an open invitation already.'],
    ['viewer@example.com', 'They already use the console for this organisation.'],
  ] as const) {
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByText(reason)).toBeVisible()
  }
})

// Other tests at that moment would ask for the lists of an organisation that is gone.
onOwnServer('an organisation is created, renamed and deleted', async ({ page, server: _ }) => {
  await chooseMore(page, 'New organisation')
  await page.getByRole('textbox', { name: 'Organisation name' }).fill('West Yard')
  await page.getByRole('button', { name: 'Create organisation' }).click()
  await expect(page.getByText('Organisation has been created.')).toBeVisible()
  await page.getByRole('treeitem', { name: 'West Yard' }).click()
  await expect(page.getByRole('heading', { name: 'West Yard', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit organisation' }).click()
  await page.getByRole('textbox', { name: 'Organisation name' }).fill('West Gate')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'West Gate', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete organisation' }).click()
  await page.getByRole('textbox', { name: 'Type West Gate to confirm' }).fill('West Gate')
  await page.getByRole('button', { name: 'Delete organisation' }).click()
  await expect(page.getByText('Organisation has been deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Meridian Freight', level: 1 })).toBeVisible()
})

test("a page that the viewer can't see requests no data", async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('subViewer')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await countsOfList(page)
  await expect(page.getByRole('table').getByRole('img', { name: 'Not checked' })).toHaveCount(0) // the list's own documents
  const asked: string[] = []
  page.on('request', (request) => {
    if (/users|invitations|counters|stats/.test(request.url()) && request.url().includes('/api/'))
      asked.push(request.url())
  })
  await page.getByRole('treeitem', { name: 'Kestrel Night Shift' }).click()
  await expect(page.getByText('You can’t see this list')).toBeVisible()
  await page.clock.runFor(2000)
  expect(asked).toEqual([])
})

test('a viewer finds no control that changes anything', async ({ page, signIn }) => {
  await signIn('viewer')
  await expect(page.getByText('1–20 of')).toBeVisible()
  for (const name of ['Invite driver', /^Actions for/]) await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Settings', 'Gate check', 'Your permissions'])
  await page.getByRole('menuitem', { name: 'Your permissions' }).click()
  await expect(page.getByRole('list', { name: 'You can’t' })).toContainText('Ban drivers')
  await expect(page.getByText('Viewers can’t change anything. Ask an admin of Meridian Freight.')).toHaveCount(1)
})
