import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './ownServer.ts'

test.use({ documentChecks: 0 })

/** How many drivers and users a list of the small world has. */
const DRIVERS = 388

async function exportedRows(page: Page): Promise<number> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const path = await (await download).path()
  return readFileSync(path, 'utf8').trim().split('\r\n').length - 1
}

async function importFile(page: Page, count: number) {
  const rows = Array.from({ length: count }, (_, at) => `Ada,Byron,+4470911${String(10_000 + at)},`)
  await page.getByRole('button', { name: 'Invite driver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite drivers' })
  await dialog.getByRole('tab', { name: 'Upload CSV' }).click()
  await dialog.getByLabel('Choose a CSV file').setInputFiles({
    name: 'drivers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['firstName,lastName,phoneNumber,email', ...rows, ''].join('\r\n')),
  })
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(dialog.getByText(`${count} invited`)).toBeVisible()
  return dialog
}

test.describe('a server that hands out at most 50 rows', () => {
  test('has pages of 50 where 100 are chosen, and gives an export and a selection of whole lists', async ({
    page,
    server,
  }) => {
    await page.getByRole('combobox', { name: 'Rows per page' }).click()
    await page.getByRole('option', { name: '100 rows' }).click()
    await expect(page.getByText(`1–50 of ${DRIVERS}`)).toBeVisible()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.getByText(`51–100 of ${DRIVERS}`)).toBeVisible()
    await page.getByRole('link', { name: 'Page 8' }).click()
    await expect(page.getByText(`351–${DRIVERS} of ${DRIVERS}`)).toBeVisible()

    expect(await exportedRows(page)).toBe(DRIVERS)
    await expect(page.getByText(`${DRIVERS} rows exported.`)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await page.getByRole('button', { name: `Select all ${DRIVERS}` }).click()
    await expect(page.getByText(`${DRIVERS} selected`)).toBeVisible()

    await page.getByRole('searchbox', { name: 'Find drivers' }).fill('042197')
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    expect(await exportedRows(page)).toBe(1)
    expect(server.seen.filter(({ status }) => status === 400)).toEqual([])
  })
})

test.describe('a server that reads one role and one status', () => {
  test('shows the invited drivers, and users of every role', async ({ page, server }) => {
    const { world } = server.sandbox.state
    await page.getByRole('radio', { name: 'Invited' }).click()
    const invited = [...world.invitations.values()].filter(({ type }) => type === 'driver')
    await expect(page.getByText(`of ${invited.length}`)).toBeVisible()
    const invitation = page.getByRole('row').filter({ hasText: 'Invited' }).first()
    await invitation.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Send again' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Invitation has been sent.')).toBeVisible()

    await page.getByRole('tab', { name: 'Users' }).click()
    for (const role of ['Owner', 'Admin', 'Viewer', 'Super Admin'])
      await expect(page.getByRole('cell', { name: role, exact: true }).first()).toBeVisible()
    const users = [...world.people.values()].filter((each) => each.role !== 'driver' && each.organizationId)
    await expect(page.getByText(`of ${users.length}`)).toBeVisible()
    const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Viewer', exact: true }) })
    await row
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Change role' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Admin/ }).click()
    await dialog.getByRole('button', { name: 'Change role' }).click()
    await expect(page.getByText('Role has been changed.')).toBeVisible()
    expect(server.seen.filter(({ status }) => status === 400)).toEqual([])
  })
})

test.describe('a server whose list moves while it is read', () => {
  test.use({ habits: { movesLists: true } })

  test('gives an export that says what is missing', async ({ page, server: _ }) => {
    const rows = await exportedRows(page)
    await expect(
      page.getByText(new RegExp(`^${rows} of \\d+ rows exported: the server ended the list early\\.$`)),
    ).toBeVisible()
  })
})

test.describe('a server that ends lists early', () => {
  test.use({ habits: { lastPage: 2 } })

  test('gives an export, a selection and a scan that say so', async ({ page, server: _ }) => {
    expect(await exportedRows(page)).toBe(100)
    await expect(page.getByText(`100 of ${DRIVERS} rows exported: the server ended the list early.`)).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
    await page.getByRole('button', { name: `Select all ${DRIVERS}` }).click()
    await expect(page.getByText(`100 of ${DRIVERS} rows selected: the server ended the list early.`)).toBeVisible()
    await page.getByRole('tab', { name: 'Deadlines' }).click()
    await page.getByRole('button', { name: `Check all ${DRIVERS}` }).click()
    await expect(
      page.getByText(new RegExp(`^1\\d\\d of ${DRIVERS} active drivers checked: the server ended the list early\\.$`)),
    ).toBeVisible()
  })
})

test.describe('a server that needs 3 s to show a write', () => {
  test.use({ habits: { visibleAfter: 3000 } })

  test('has every row of a file looked up, and accepts its name', async ({ page, server: _ }) => {
    const dialog = await importFile(page, 60)
    await expect(dialog.getByRole('row', { name: /Ada Byron/ }).first()).toBeVisible()
    await expect(dialog.getByText('Not created')).toHaveCount(0)
    await expect(dialog.getByRole('row', { name: /Queued|Invited/ }).first()).toBeVisible()
  })

  test('has every row typed looked up', async ({ page, server: _ }) => {
    await page.getByRole('button', { name: 'Invite driver' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite drivers' })
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Ada')
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Byron')
    await dialog.getByRole('textbox', { name: 'Phone number' }).fill('+447091199999')
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await expect(dialog.getByText('1 invited')).toBeVisible()
    await expect(dialog.getByRole('row', { name: /Ada Byron.*(Queued|Invited)/ })).toBeVisible()
  })
})

test.describe('a server that names a service', () => {
  test.use({ habits: { performedBy: 'svc-verifier' } })

  test('has a timeline by someone', async ({ page, server }) => {
    await page.getByRole('rowheader').first().getByRole('link').first().click()
    await expect(page.getByText(/By Someone/).first()).toBeVisible()
    expect(server.seen.filter(({ status }) => status === 400)).toEqual([])
  })
})

test('a server that answers about somebody else, or lists part of an activity, has no page for that user and says so', async ({
  page,
  server,
}) => {
  const { people } = server.sandbox.state.world
  const [asked, other] = [...people.values()].filter(({ role }) => role === 'user')
  server.plan = ({ path }) => {
    if (path.includes(`/users?`) && path.includes(`user_id=${asked?.id}`))
      return { answer: (list) => ({ ...list, items: [{ ...list.items[0], ...other }] }) }
    return path.includes('/users/activity') ? { answer: (items) => ({ items, total: items.length + 1 }) } : undefined
  }
  await page.goto(`${server.origin}/organisation/${server.rootId}/user/${asked?.id}`)
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  await page.goto(`${server.origin}/organisation/${server.rootId}`)
  await page.getByRole('rowheader').first().getByRole('link').first().click()
  await expect(page.getByText('There is more activity, which the server doesn’t list.')).toBeVisible()
})

test('a list loads again without an organisation that the server no longer has', async ({
  page,
  server,
  expectLogged,
}) => {
  expectLogged(/GET \/api\/v1\/users returned 404/)
  const { organisations } = server.sandbox.state.world
  const [yard] = [...organisations.values()].filter(({ name }) => name === 'Empty Yard')
  organisations.delete(yard?.id ?? '')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page.getByText(`21–40 of ${DRIVERS}`)).toBeVisible()
})

/** Ten calls are answered, then two of three are refused for a second. */
const isBusy = (call: number) => call > 10 && call % 3 !== 0

test.describe('a server that answers two of three calls with 429', () => {
  test.use({ habits: { refuses: { path: /deadlines/, isRefused: isBusy, retryAfter: 1 } } })

  test('is asked again once it says so, not before', async ({ page, server }) => {
    await page.getByRole('tab', { name: 'Deadlines' }).click()
    await expect(page.getByText(`20 of ${DRIVERS} active drivers checked`)).toBeVisible()
    const answered = (status: number) =>
      server.seen.filter((call) => call.path.includes('/users/deadlines') && call.status === status).length
    const refused = answered(429)
    const read = answered(200)
    expect(read).toBeGreaterThanOrEqual(20)
    expect(refused).toBeLessThanOrEqual(2 * (read - 10) + 6)
  })
})
