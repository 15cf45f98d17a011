import { DEMO_PASSWORD } from '@driver-trust/sandbox'
import { expect, type Page, type Request, test } from '@playwright/test'
import { type Damage, type FakeServer, startFakeServer } from './harness/fakeServer.ts'
import { chooseMore } from './rangeOfList.ts'

let server: FakeServer

test.beforeEach(async () => {
  server = await startFakeServer()
})
test.afterEach(() => server.close())

const kinds: readonly Damage[] = ['missing', 'dropped', 'truncated']

/** Parts of the console that load late, how to reach them, and what shows once they have loaded. */
const parts: readonly {
  name: string
  file: RegExp
  open: (page: Page) => Promise<void>
  /** How often the script is requested at most, if not four times: each load, and there are two, may ask to preload and to import. */
  most?: number
  /** After the page has reloaded once by itself. A dialog doesn't reload: that would lose what is behind it. */
  afterReload?: (page: Page) => Promise<void>
  arrived: (page: Page) => ReturnType<Page['locator']>
}[] = [
  {
    name: 'a screen, by a link',
    file: /entry.*\.js/,
    open: async (page) => {
      await page.goto(`${server.origin}/sign-in`)
      await page.getByRole('link', { name: 'Create an account' }).dispatchEvent('click') // without a hover that preloads
    },
    afterReload: async () => undefined,
    arrived: (page) => page.getByRole('heading', { name: 'Create your account' }),
  },
  {
    name: 'a screen, by a link whose preload failed',
    file: /entry.*\.js/,
    open: async (page) => {
      await page.goto(`${server.origin}/sign-in`)
      const link = page.getByRole('link', { name: 'Create an account' })
      await link.hover()
      await expect.poll(() => server.requestsOf(/entry.*\.js/)).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      await link.click({ delay: 200 }) // four times as long as a focused link waits before it preloads
    },
    most: 5, // the click asks once more
    afterReload: async () => undefined,
    arrived: (page) => page.getByRole('heading', { name: 'Create your account' }),
  },
  {
    name: 'a screen, by its address',
    file: /entry.*\.js/,
    open: async (page) => void (await page.goto(`${server.origin}/sign-up`)),
    afterReload: async () => undefined,
    arrived: (page) => page.getByRole('heading', { name: 'Create your account' }),
  },
  {
    name: 'the unknown route',
    file: /entry.*\.js/,
    open: async (page) => void (await page.goto(`${server.origin}/nowhere`)),
    afterReload: async () => undefined,
    arrived: (page) => page.getByText('404 error'),
  },
  {
    name: 'a part of the sign-in',
    file: /entry.*\.js/,
    open: async (page) => {
      await page.goto(`${server.origin}/sign-in`)
      await page.getByRole('button', { name: 'Use a one-time code' }).click()
    },
    afterReload: (page) => page.getByRole('button', { name: 'Use a one-time code' }).click(),
    arrived: (page) => page.getByRole('textbox', { name: 'Code' }),
  },
  {
    name: 'the frame of the core area',
    file: /core.*\.js/,
    open: signIn,
    afterReload: async () => undefined,
    arrived: (page) => page.getByRole('heading', { name: 'Meridian Freight', level: 1 }),
  },
  {
    name: 'a dialog',
    file: /OrganisationDialogs.*\.js/,
    open: async (page) => {
      await signIn(page)
      await chooseMore(page, 'New organisation')
    },
    arrived: (page) => page.getByRole('dialog', { name: 'New organisation' }),
  },
  {
    name: 'the palette',
    file: /Palette.*\.js/,
    open: async (page) => {
      await signIn(page)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
    },
    arrived: (page) => page.getByRole('combobox', { name: 'Search' }),
  },
]

async function signIn(page: Page) {
  await page.goto(`${server.origin}/sign-in`)
  await page.getByLabel('E-mail').fill('owner@example.com')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

for (const { name, file, open, most = 4, afterReload, arrived } of parts)
  for (const kind of kinds)
    test(`${name}: a ${kind} script is requested at most ${most} times, then the panel offers to try again`, async ({
      page,
    }) => {
      server.damage(file, kind)
      let loads = 0
      page.on('load', () => {
        loads += 1
      })
      await open(page)
      if (afterReload) await expect.poll(() => loads).toBe(2)
      await afterReload?.(page)
      const retry = page.getByRole('button', { name: 'Try again' })
      await expect(retry).toBeVisible()
      const asked = server.requestsOf(file)
      expect(asked).toBeGreaterThan(0)
      expect(asked).toBeLessThanOrEqual(most)
      server.damage(file)
      await retry.click()
      // "Try again" may reload the page, and then nothing is open over it.
      await expect(arrived(page).or(page.getByRole('heading', { level: 1 }))).toBeVisible()
      await expect(retry).toBeHidden()
    })

/** The addresses of scripts, styles and fonts that the page has requested from now on and that have neither come nor failed. */
function watchFiles(page: Page): () => string[] {
  const onTheWay = new Set<string>()
  page.on('request', (request) => onTheWay.add(request.url()))
  const end = (request: Request) => void onTheWay.delete(request.url())
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => [...onTheWay].filter((url) => url.includes('/assets/'))
}

test('a driver opens without another script: it came a second after the list', async ({ page }) => {
  const code = page.waitForResponse(/people.*\.js$/)
  const filesOnTheWay = watchFiles(page)
  await signIn(page)
  await code
  await expect.poll(filesOnTheWay).toEqual([]) // the script has styles and another script of its own
  server.damage(/\.(?:js|css)$/, 'dropped')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Deadlines' })).toBeVisible()
})

test('a release that takes that script away leaves the list as it is; the driver opens all the same', async ({
  page,
}) => {
  const file = /people.*\.js/
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  server.damage(file, 'missing')
  const filesOnTheWay = watchFiles(page)
  await signIn(page)
  await expect.poll(() => server.requestsOf(file)).toBeGreaterThan(0)
  await expect.poll(filesOnTheWay).toEqual([])
  expect(loads).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  server.damage(file)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Deadlines' })).toBeVisible()
})

test('a link whose preload failed does not preload again, but its click loads the screen', async ({ page }) => {
  const file = /entry.*\.js/
  server.damage(file, 'dropped')
  await page.clock.install()
  await page.goto(`${server.origin}/sign-in`)
  const link = page.getByRole('link', { name: 'Create an account' })
  await link.hover()
  await expect.poll(() => server.requestsOf(file)).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const asked = server.requestsOf(file)
  await page.getByRole('textbox', { name: 'E-mail' }).hover()
  await link.hover()
  await page.clock.runFor(200) // four times as long as a link waits before it preloads
  await link.focus()
  await page.clock.runFor(200)
  expect(server.requestsOf(file)).toBe(asked)
  server.damage(file)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
})

test('the styles of an area that never come are requested at most three times, and again by the panel', async ({
  page,
}) => {
  const file = /core.*\.css/
  server.damage(file, 'missing')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await signIn(page)
  await expect.poll(() => loads).toBe(2) // the panel shows before the page reloads by itself, and again after
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(server.requestsOf(file)).toBeLessThanOrEqual(3)
  server.damage(file)
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Meridian Freight', level: 1 })).toBeVisible()
  // The sheet that failed comes first, and doesn't show its rules.
  const rules = () => {
    const inLayers = (list: CSSRuleList): number =>
      [...list].reduce((sum, rule) => sum + (rule instanceof CSSGroupingRule ? inLayers(rule.cssRules) : 1), 0)
    const sheet = [...document.styleSheets].filter(({ href }) => /core.*\.css/.test(href ?? '')).at(-1)
    return sheet && inLayers(sheet.cssRules)
  }
  expect(await page.evaluate(rules)).toBeGreaterThan(100)
})

test('offline the page keeps its screen, and the part loads once the connection is back', async ({ page, context }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  const city = page.getByRole('textbox', { name: 'City' })
  await city.fill('Bremen')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(city).toHaveValue('Bremen')
  await retry.click()
  await expect(retry).toBeEnabled()
  await expect(city).toHaveValue('Bremen')
})

test('a page whose first script never arrives says so and offers to try again', async ({ page }) => {
  server.damage(/start/, 'missing')
  await page.goto(`${server.origin}/sign-in`)
  await expect(page.getByText('Still loading…')).toBeVisible()
  server.damage(/start/)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

for (const kind of kinds)
  test(`a ${kind} table of phone numbers accepts no number, says so, and is requested again`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const table = /\/max-/ // libphonenumber-js with its metadata
    server.damage(table, kind, kind === 'truncated' ? 1 : undefined)
    await signIn(page)
    await page.getByRole('heading', { name: 'Meridian Freight', level: 1 }).waitFor()
    await page.goto(`${server.origin}/settings/my-account`)
    const phone = page.getByRole('textbox', { name: /^Phone number/ })
    await phone.fill('+491234')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Phone numbers can’t be checked at the moment.', { exact: false })).toBeVisible()
    expect(faults).toEqual([])
    await page.waitForLoadState('networkidle') // the truncated table has been replaced in the browser's cache
    server.damage(table)
    await page.reload()
    await phone.fill('+491234')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Please provide correct telephone number.')).toBeVisible()
  })

for (const [number, outcome] of [
  ['+49 151 23456789', 'Profile has been saved.'],
  ['+49 1234', 'Please provide correct telephone number.'],
] as const)
  test(`a form sent before its table of phone numbers has arrived waits for it: ${number}`, async ({ page }) => {
    const sent: unknown[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()))
    const table = Promise.withResolvers<void>()
    await page.route(/\/max-/, async (route) => {
      await table.promise
      await route.continue()
    })
    await signIn(page)
    await page.getByRole('heading', { name: 'Meridian Freight', level: 1 }).waitFor()
    await page.goto(`${server.origin}/settings/my-account`)
    await page.getByRole('textbox', { name: /^Phone number/ }).fill(number)
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await expect(save).toHaveAttribute('aria-busy', 'true')
    expect(sent).toEqual([])
    table.resolve()
    await expect(page.getByText(outcome)).toBeVisible()
    if (outcome.startsWith('Please')) await expect(page.getByRole('textbox', { name: /^Phone number/ })).toBeFocused()
    expect(sent).toEqual(outcome.endsWith('saved.') ? [{ phoneNumber: '+4915123456789' }] : [])
  })

test('a one-time code is requested with the number the user meant', async ({ page }) => {
  const sent: (string | null)[] = []
  await page.route('**/api/v1/auth/token', async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? '').get('phone_number'))
    await route.fulfill({ status: 401, json: {} })
  })
  await page.goto(`${server.origin}/sign-in`)
  await page.getByRole('button', { name: 'Use a one-time code' }).click()
  for (const written of [
    '+49 (0)151 23456789',
    '(+49) 151 23456789',
    'tel:+49-151-23456789',
    '\u202A+49 151 23456789',
  ]) {
    await page.getByRole('textbox', { name: 'Phone number' }).fill(written)
    await page.getByRole('textbox', { name: 'Code' }).fill('123456')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    expect([written, sent.pop()]).toEqual([written, '+4915123456789'])
  }
})
