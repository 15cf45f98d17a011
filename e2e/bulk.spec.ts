import { DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import type { Locator, Page } from '@playwright/test'
import { addDrivers, addInvitation, addInvitations } from './addPeople.ts'
import { expect } from './fixtures.ts'
import type { FakeServer, SeenCall } from './harness/fakeServer.ts'
import { it, signIn } from './ownServer.ts'
import { chooseMore } from './rangeOfList.ts'

/** Attacks on work that takes many calls, against a server that counts what arrives and protects nobody. */

/** How long each write takes. A whole second is longer than what another tab does before 30 bans are over. */
const slow = (milliseconds: number) => (call: { method: string }) =>
  call.method === 'GET' ? undefined : { wait: milliseconds }

const invitationsOf = ({ sandbox }: FakeServer) => [...sandbox.state.world.invitations.values()]

/** Signs whoever registers in as the admin. */
const signsInAdmin = ({ sandbox }: FakeServer, { path }: SeenCall) =>
  path.endsWith('/auth/register') ? { isCarriedOut: false, answer: () => sandbox.tokensOf('admin') } : undefined

/** What another tab stores is seen 200 ms later, as its message can overtake it. */
function seeStorageLater() {
  const { getItem } = Storage.prototype
  const before = new Map(Object.entries(localStorage))
  let changed: number | undefined
  Storage.prototype.getItem = function getItemLater(key) {
    const now = getItem.call(this, key)
    const then = before.get(key)
    if (then === undefined || then === now || this !== localStorage) return now
    changed ??= performance.now()
    return performance.now() - changed < 200 ? then : now
  }
}

/** Selects a whole page of a list and opens an action's sheet. */
async function openSheet(
  page: Page,
  { origin, rootId }: FakeServer,
  { list, action }: { list: string; action: string },
) {
  await page.goto(`${origin}/organisation/${rootId}?drivers=${list}&size=100`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: action }).click()
  return page.getByRole('dialog')
}

it('a ban of 30 stops when the user signs out in another tab, and says what was done', async ({
  page,
  context,
  server,
}) => {
  addDrivers(server, 30)
  await signIn(page, server)
  const sheet = await openSheet(page, server, { list: 'active', action: 'Ban driver' })
  const other = await context.newPage()
  await other.goto(`${server.origin}/settings/my-account`)
  server.plan = slow(1000)
  await sheet.getByRole('button', { name: 'Ban 30 drivers' }).click()
  await expect.poll(() => server.writes().length).toBeGreaterThan(4)
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .getByText(/“Ban driver” was stopped: \d+ done/),
  ).toBeVisible()
  const { length } = server.writes()
  expect(length).toBeLessThan(60)
  expect(server.writes().filter(({ person }) => person !== personas.owner.email)).toEqual([])
  await signIn(page, server)
  expect(server.writes()).toHaveLength(length)
})

it('who signs in while the last calls of another user’s ban are under way sees nothing of their selection', async ({
  page,
  context,
  server,
}) => {
  addDrivers(server, 12)
  await signIn(page, server)
  const sheet = await openSheet(page, server, { list: 'active', action: 'Ban driver' })
  const other = await context.newPage()
  await other.goto(`${server.origin}/settings/my-account`)
  server.plan = slow(1500)
  await sheet.getByRole('button', { name: 'Ban 12 drivers' }).click()
  await expect.poll(() => server.writes().length).toBeGreaterThan(4)
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail').fill(personas.admin.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(/^1–\d+ of \d+$/).waitFor()
  await expect.poll(() => server.writes().every(({ status }) => status !== undefined)).toBe(true)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500))) // the page has its last answers
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

it('a ban of 12 waits as long as a server asks that limits calls, and is done', async ({
  page,
  server,
  expectLogged,
}) => {
  expectLogged(/returned 429/)
  addDrivers(server, 12)
  await signIn(page, server)
  const sheet = await openSheet(page, server, { list: 'active', action: 'Ban driver' })
  let writes = 0
  let refused = 0
  server.plan = ({ method }) => {
    if (method === 'GET') return undefined
    writes += 1
    if (writes % 8 !== 0) return undefined
    refused += 1
    return { isCarriedOut: false, answer: 429 }
  }
  await sheet.getByRole('button', { name: 'Ban 12 drivers' }).click()
  await expect(sheet.getByText(/12 done/)).toBeVisible()
  await expect(sheet.getByText(/failed/)).toBeHidden()
  expect(refused).toBeGreaterThan(1)
})

for (const when of ['at once', 'after the message of that tab']) {
  it(`a ban of 30 never uses the token of a user who signs in meanwhile in another tab, seen ${when}`, async ({
    page,
    context,
    server,
  }) => {
    addDrivers(server, 30)
    await signIn(page, server)
    const sheet = await openSheet(page, server, { list: 'active', action: 'Ban driver' })
    const other = await context.newPage()
    await other.goto(`${server.origin}/sign-up`)
    await other.getByLabel('E-mail').fill('second@example.com')
    await other.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    server.plan = (call) => signsInAdmin(server, call) ?? slow(1000)(call)
    await sheet.getByRole('button', { name: 'Ban 30 drivers' }).click()
    await expect.poll(() => server.writes().length).toBeGreaterThan(4)
    if (when !== 'at once') await page.evaluate(seeStorageLater)
    await other.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('button', { name: 'Account menu for Rafał Sobczak' })).toBeVisible()
    await expect(page.getByText(/“Ban driver” was stopped: \d+ done(, \d+ failed)?, \d+ not started\./)).toBeVisible()
    await other.getByRole('heading', { level: 1, name: 'Meridian Freight' }).waitFor()
    expect(server.writes().length).toBeLessThan(60)
    expect(server.writes().filter(({ person }) => person !== personas.owner.email)).toEqual([])
  })
}

it("an export requests no page once the session has become another user's", async ({ page, context, server }) => {
  addDrivers(server, 1000)
  await signIn(page, server)
  const other = await context.newPage()
  await other.goto(`${server.origin}/sign-up`)
  await other.getByLabel('E-mail').fill('second@example.com')
  await other.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  // The check of the cleared drivers, which every page of an organisation makes, asks for fewer statuses.
  const isExport = ({ path }: { path: string }) => /page_size=(50|100)\b/.test(path) && path.includes('=unverified')
  server.plan = (call) => signsInAdmin(server, call) ?? (isExport(call) ? { wait: 1000 } : undefined)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect.poll(() => server.seen.filter(isExport).length).toBeGreaterThan(1)
  await other.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: 'Account menu for Rafał Sobczak' })).toBeVisible()
  const { length } = server.seen.filter(isExport)
  expect(length).toBeLessThan(10)
  expect(server.seen.filter((call) => isExport(call) && call.person !== personas.owner.email)).toEqual([])
})

it('leaving while a bulk action runs asks first, and stops it', async ({ page, server }) => {
  addDrivers(server, 30)
  await signIn(page, server)
  await page.goto(`${server.origin}/settings`)
  const sheet = await openSheet(page, server, { list: 'active', action: 'Ban driver' })
  server.plan = slow(500)
  await sheet.getByRole('button', { name: 'Ban 30 drivers' }).click()
  await expect.poll(() => server.writes().length).toBeGreaterThan(2)
  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.type()
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload()).catch(() => undefined)
  await expect.poll(() => asked).toBe('beforeunload')
  server.plan = () => undefined
  await expect(page.getByRole('dialog').getByText('30 done')).toBeVisible()
  expect(server.writes()).toHaveLength(60)
})

it('going back while a bulk action runs asks first; leaving stops it and says what was done', async ({
  page,
  server,
}) => {
  addDrivers(server, 30)
  await signIn(page, server)
  for (const list of ['Invited', 'Active']) await page.getByRole('radio', { name: list }).click()
  await expect(page).not.toHaveURL(/drivers=/)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Ban driver' }).click()
  server.plan = slow(1000)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ban \d+ drivers$/ })
    .click()
  await expect.poll(() => server.writes().length).toBeGreaterThan(2)
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave while this is running?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).not.toHaveURL(/drivers=/)
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByText(/“Ban driver” was stopped: \d+ done, \d+ not started\./)).toBeVisible()
  expect(server.writes().length).toBeLessThan(40)
})

it('sending 100 again loses no one when three in a row fail once', async ({ page, server, expectLogged }) => {
  expectLogged(/POST \/api\/v1\/invitations\/drivers returned 502/)
  addInvitations(server, 100)
  const phones = invitationsOf(server).map(({ phoneNumber = '' }) => phoneNumber)
  await signIn(page, server)
  await page.goto(`${server.origin}/organisation/${server.rootId}?drivers=invited`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Select all 100' }).click()
  await expect(page.getByText('100 selected')).toBeVisible()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Send again' }).click()
  const sheet = page.getByRole('dialog')
  const failing = new Set(phones.slice(94, 97)) // the newest come first
  server.plan = ({ path, body }) => {
    const phone = phones.find((each) => body.includes(each)) ?? ''
    const fails = path.endsWith('/invitations/drivers') && failing.delete(phone)
    return fails ? { isCarriedOut: false, answer: 502 } : undefined
  }
  await sheet.getByRole('textbox', { name: 'Type 100 to confirm' }).fill('100')
  await sheet.getByRole('button', { name: 'Send 100 invitations again' }).click()
  await expect(sheet.getByText('100 done')).toBeVisible()
  expect(
    invitationsOf(server)
      .map(({ phoneNumber }) => phoneNumber)
      .toSorted(),
  ).toEqual(phones.toSorted())
})

it('retrying the failed ones only sends the second half, once', async ({ page, server, expectLogged }) => {
  expectLogged(/POST \/api\/v1\/invitations\/drivers returned 403/)
  addInvitations(server, 3)
  await signIn(page, server)
  const sheet = await openSheet(page, server, { list: 'invited', action: 'Send again' })
  const [first] = invitationsOf(server).reverse()
  server.plan = ({ path, body }) =>
    path.endsWith('/invitations/drivers') && body.includes(first?.phoneNumber ?? '?')
      ? { isCarriedOut: false, answer: 403 }
      : undefined
  await sheet.getByRole('button', { name: 'Send 3 invitations again' }).click()
  await expect(sheet.getByText('2 done, 1 failed')).toBeVisible()
  const asksBeforeLeaving = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await asksBeforeLeaving()).toBe(true)
  server.plan = () => undefined
  await sheet.getByRole('button', { name: 'Retry failed' }).click()
  await expect(sheet.getByText('3 done')).toBeVisible()
  await expect(sheet.getByText('3 invitations sent again')).toBeVisible()
  expect(await asksBeforeLeaving()).toBe(false)
  expect(server.writes(/invitations\/delete/)).toHaveLength(3)
  expect(invitationsOf(server).length).toBe(3)
})

it('twenty clicks in one task and two Enters on a ban lead to one ban', async ({ page, server }) => {
  addDrivers(server, 3)
  await signIn(page, server)
  await page.goto(`${server.origin}/organisation/${server.rootId}`)
  await page
    .getByRole('button', { name: /^Actions for Driver/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Ban driver' }).click()
  server.plan = slow(50)
  const button = page.getByRole('dialog').getByRole('button', { name: 'Ban driver' })
  await button.evaluate((element) => {
    for (let count = 0; count < 20; count += 1) (element as HTMLButtonElement).click()
  })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Driver has been banned and deleted from your organisation.')).toBeVisible()
  expect(server.writes().map(({ method }) => method)).toEqual(['PATCH', 'DELETE'])
})

for (const answer of ['drop', 502, 'stall'] as const) {
  it(`an import whose answer is lost (${answer}) is not sent twice`, async ({ page, server, expectLogged }) => {
    expectLogged(/POST \/api\/v1\/invitations\/drivers/)
    await signIn(page, server)
    const rows = Array.from({ length: 500 }, (_, index) => `Ada,Row,+4670${1_500_000 + index},`)
    const dialog = await chooseDrivers(page, server, rows)
    let posts = 0
    server.plan = ({ path }) => {
      if (!path.includes('/invitations/drivers')) return undefined
      posts += 1
      return { isCarriedOut: posts === 1, answer }
    }
    if (answer === 'stall') await page.clock.install()
    await dialog.getByRole('button', { name: /^Send/ }).evaluate((button) => {
      for (let count = 0; count < 20; count += 1) (button as HTMLButtonElement).click()
    })
    if (answer === 'stall') {
      await expect.poll(() => posts).toBe(1)
      await page.clock.fastForward(31_000)
    }
    await expect(dialog.getByText(/we don’t know whether this was sent/)).toBeVisible()
    server.plan = () => undefined
    const sentBefore = posts
    await page.reload()
    const again = page.getByRole('dialog', { name: 'Invite drivers' })
    await again.getByRole('button', { name: /^Send/ }).click()
    await expect(again.getByText(/^500 invited/)).toBeVisible()
    expect(invitationsOf(server).length).toBe(500)
    expect(server.writes(/invitations\/drivers/)).toHaveLength(sentBefore)
  })
}

it('a file with an error and a number twice: everyone else is invited, once', async ({ page, server }) => {
  await signIn(page, server)
  const dialog = await chooseDrivers(page, server, [
    'Ada,Lindqvist,+46701500001,ada@example.org',
    'Bo,Berg,+46701500002,',
    'Cy,Dahl,+46701500003,no address',
    'Di,Falk,+46701500001,',
  ])
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await expect(dialog.getByText('2 invited · 1 duplicate')).toBeVisible()
  expect(invitationsOf(server).map(({ firstName }) => firstName)).toEqual(['Ada', 'Bo'])
})

it('a server that invites fewer than were sent is no success', async ({ page, server }) => {
  await signIn(page, server)
  const dialog = await chooseDrivers(page, server, ['Ada,Ek,+46701500001,', 'Bo,Ek,+46701500002,'])
  server.plan = ({ path }) => {
    if (!path.includes('/invitations/drivers')) return undefined
    addInvitation(server, { firstName: 'Ada', lastName: 'Ek', phoneNumber: '+46701500001' })
    return { isCarriedOut: false, answer: () => ({ invited: 1, skipped: 0, duplicated: 0 }) }
  }
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await expect(dialog.getByRole('status').filter({ hasText: '1 invited' })).toContainText('leaves out 1 row.')
  await expect(dialog.getByRole('row', { name: /^3 Bo Ek.*Not created/ })).toBeVisible()
})

it('hidden invitations of an unanswered list say nothing about another one', async ({ page, server, expectLogged }) => {
  expectLogged(/POST \/api\/v1\/invitations\/drivers/)
  await signIn(page, server)
  const dialog = await chooseDrivers(page, server, ['Ada,Ek,+46701500001,', 'Bo,Ek,+46701500002,'])
  const hidden = ({ items, ...list }: { items: object[] }) => ({
    ...list,
    items: items.map((each) => ({ ...each, phoneNumber: 'hidden', isPersonalDataHidden: true })),
  })
  server.plan = ({ method, path }) => {
    if (path.includes('/invitations/drivers')) return { answer: 504 }
    return method === 'GET' && path.includes('/invitations?') ? { answer: hidden } : undefined
  }
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await expect(dialog.getByText(/we don’t know whether this was sent/)).toBeVisible()
  server.plan = ({ method, path }) =>
    method === 'GET' && path.includes('/invitations?') ? { answer: hidden } : undefined
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await chooseDrivers(page, server, ['Zoe,Ek,+46701500003,', 'Ada,Ek,+46701500001,'])
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await expect(dialog.getByText(/^2 invited/)).toBeVisible()
  expect(invitationsOf(server).map(({ firstName }) => firstName)).toEqual(['Ada', 'Bo', 'Zoe'])
})

/** Chooses a file with these rows in the dialog, which is opened unless it is. */
async function chooseDrivers(page: Page, server: FakeServer, rows: readonly string[]): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Invite drivers' })
  if (!(await dialog.isVisible())) {
    await page.goto(`${server.origin}/organisation/${server.rootId}?invite=drivers`)
    await dialog.getByRole('tab', { name: 'Upload CSV' }).click()
  }
  await dialog.getByLabel('Choose a CSV file').setInputFiles({
    name: 'drivers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['firstName,lastName,phoneNumber,email', ...rows].join('\n')),
  })
  await expect(dialog.getByText(/rows? in “drivers\.csv”/)).toBeVisible()
  return dialog
}

it('a user invitation and an organisation whose answers are lost are not created twice', async ({
  page,
  server,
  expectLogged,
}) => {
  expectLogged(/POST \/api\/v1\/invitations\/users/)
  expectLogged(/POST \/api\/v1\/organizations/)
  await signIn(page, server)
  server.plan = ({ method }) => (method === 'POST' ? { answer: 504 } : undefined)
  await page.goto(`${server.origin}/organisation/${server.rootId}?invite=user`)
  const invite = page.getByRole('dialog', { name: 'Invite user' })
  await invite.getByLabel('E-mail').fill('ada@example.com')
  await invite.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invite.getByText(/we don’t know whether this was sent/)).toBeVisible()
  await invite.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation has been sent.')).toBeVisible()
  expect(invitationsOf(server).length).toBe(1)

  await chooseMore(page, 'New organisation')
  const create = page.getByRole('dialog', { name: 'New organisation' })
  await create.getByLabel('Organisation name').fill('Southern Lines')
  await create.getByRole('button', { name: 'Create organisation' }).click()
  await expect(create.getByText(/we don’t know whether this was sent/)).toBeVisible()
  await create.getByRole('button', { name: 'Create organisation' }).click()
  await expect(page.getByText('Organisation has been created.')).toBeVisible()
  expect(server.writes(/organizations/)).toHaveLength(1)
})

it('drivers invited twice because the browser repeated the request can be withdrawn', async ({ page, server }) => {
  await signIn(page, server)
  await page.goto(`${server.origin}/organisation/${server.rootId}?invite=drivers`)
  const dialog = page.getByRole('dialog', { name: 'Invite drivers' })
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByLabel('Last name').fill('Lindqvist')
  await dialog.getByLabel('Phone number').last().fill('+46701234567')
  server.plan = ({ path }) => {
    if (path.endsWith('/invitations/drivers'))
      addInvitation(server, { firstName: 'Ada', lastName: 'Lindqvist', phoneNumber: '+46701234567' })
    return undefined
  }
  await dialog.getByRole('button', { name: /^Send/ }).click()
  await expect(dialog.getByText(/one driver was invited twice\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Withdraw extra invitation' }).click()
  await expect(dialog.getByText('The extra invitation has been withdrawn.')).toBeVisible()
})

it('a registration and a first organisation whose answers are lost are not made twice', async ({
  page,
  server,
  expectLogged,
}) => {
  expectLogged(/POST \/api\/v1\/auth\/register/)
  expectLogged(/POST \/api\/v1\/organizations/)
  const { people, organisations } = server.sandbox.state.world
  server.plan = ({ method }) => (method === 'POST' ? { answer: 504 } : undefined)
  await page.goto(`${server.origin}/sign-up`)
  await page.getByLabel('E-mail').fill('second@example.com')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(/we don’t know whether this was sent/)).toBeVisible()
  const registered = [...people.values()].filter(({ email }) => email === 'second@example.com')
  expect(registered).toHaveLength(1)
  for (const each of registered) Object.assign(each, { emailVerified: true, firstName: 'Second', lastName: 'Person' })
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Organisation name').fill('Lost Lines')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/we don’t know whether this was sent/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Billing and drivers' })).toBeVisible()
  expect([...organisations.values()].filter(({ name }) => name === 'Lost Lines')).toHaveLength(1)
  expect(server.writes(/organizations/)).toHaveLength(1)
  expect(server.seen.filter(({ path }) => path.endsWith('/auth/register'))).toHaveLength(1)
})

it('the second of two tabs that edit the same settings is warned before it overwrites', async ({
  page,
  context,
  server,
}) => {
  const { settings } = server.sandbox.state.world
  const stored = () => settings.get(server.rootId)
  settings.set(server.rootId, { organizationId: server.rootId, city: 'Lund', contactEmail: 'old@example.com' })
  await signIn(page, server)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${server.origin}/settings`)
    await tab.getByLabel('City').fill(tab === page ? 'Malmö' : 'Kiruna')
  }
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Settings have been saved.')).toBeVisible()
  await page.bringToFront()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('Someone has changed this to “Kiruna” in the meantime. Save again to overwrite it.'),
  ).toBeVisible()
  expect(stored()?.city).toBe('Kiruna')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings have been saved.')).toBeVisible()
  expect(stored()?.city).toBe('Malmö')
})
