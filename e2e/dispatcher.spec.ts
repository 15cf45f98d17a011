import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { test as inOwnWorld } from './ownServer.ts'

test.use({ documentChecks: 0 })

test('the keys lead through the red drivers, across the border of a page', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?statusBadge=red`)
  const links = page.getByRole('rowheader').getByRole('link')
  await expect(links).toHaveCount(20)
  const names = await links.allTextContents()
  await page.getByRole('searchbox', { name: 'Find drivers' }).press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  const place = page.getByRole('navigation', { name: 'Drivers of the list' })
  for (const [at, name] of names.entries()) {
    await expect(heading).toHaveText(name)
    await expect(place).toContainText(`${at + 1} of`)
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Can’t drive')
    await expect(place.getByRole('link', { name: 'Next' })).toBeVisible()
    await page.keyboard.press('j')
  }
  await expect(place).toContainText('21 of')
  await page.keyboard.press('k')
  await expect(heading).toHaveText(names.at(-1) ?? '')
  await page.keyboard.press('j')
  await expect(place).toContainText('21 of')
  await page.goBack()
  await expect(page).toHaveURL(/\?statusBadge=red$/)
  await page.goForward()
  await page.getByRole('link', { name: 'Red drivers of Meridian Freight' }).click()
  await expect(page).toHaveURL(/\?statusBadge=red&page=2$/)
})

test('after an action the place in the list stays: the toast and N lead to the next driver', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.getByRole('treeitem', { name: 'South' }).click() // where no other test looks
  await page.getByRole('heading', { level: 1, name: 'South' }).waitFor()
  await page.goto(`${new URL(page.url()).pathname}?statusBadge=under_review`)
  const links = page.getByRole('rowheader').getByRole('link')
  await expect(links).toHaveCount(6)
  const [, second, third] = await links.allTextContents()
  await links.first().click()
  const heading = page.getByRole('heading', { level: 1 })
  const verify = async () => {
    await page.getByRole('button', { name: 'Internally verified' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Internally verified' })
      .click()
    await expect(page).toHaveURL(/\?statusBadge=under_review$/)
  }
  await verify()
  await page.getByRole('button', { name: /^Next: .+ \(1 of 5\)$/ }).click()
  await expect(heading).toHaveText(second ?? '')
  await verify()
  await page.getByRole('heading', { level: 1, name: 'South' }).waitFor()
  await page.keyboard.press('n')
  await expect(heading).toHaveText(third ?? '')
  await expect(page.getByRole('navigation', { name: 'Drivers of the list' })).toContainText('1 of')
  await page.goBack()
  await expect(page).toHaveURL(/\?statusBadge=under_review$/)
})

test('the gate check gives a verdict for an ID, and none offline', async ({ page, signIn, context, goOffline }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Gate check' }).click()
  await page.getByRole('textbox', { name: 'Driver ID' }).fill('04 21 97')
  await page.keyboard.press('Enter')
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await expect(verdict).toContainText('04 21 97')
  await expect(verdict).toContainText(/^(Can drive|Can’t drive|Can’t say|Not cleared yet)/)
  await expect(verdict).toContainText(/Checked at \d\d:\d\d:\d\d/)
  await goOffline()
  await expect(page.getByText(/^You’re offline, so we can’t check drivers/)).toBeVisible()
  await expect(verdict).toBeHidden()
  await context.setOffline(false)
  await expect(verdict).toBeVisible()
  await page.getByRole('button', { name: 'Check another' }).click()
  await expect(page.getByRole('textbox', { name: 'Driver ID' })).toBeFocused()
})

test('a change that fails offline says so', async ({ page, signIn, goOffline, expectLogged }) => {
  expectLogged(/GET \/api\/v1\/users got no answer/)
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?statusBadge=unverified`)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Internally verified' }).click()
  await goOffline()
  await page.getByRole('dialog').getByRole('button', { name: 'Internally verified' }).click()
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect(toast).toContainText('Driver status has not been updated. Please try again later.')
  await expect(toast).toContainText('You’re offline.')
})

test('a change of status can be undone from its toast', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of 388')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?statusBadge=unverified`)
  await page.getByRole('rowheader').getByRole('link').first().click()
  const sent: unknown[] = []
  await page.route(/\/api\/v1\/users\/status$/, (route) => {
    sent.push(route.request().postDataJSON().status)
    return route.fulfill({ status: 204 })
  })
  await page.getByRole('button', { name: 'Internally verified' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Internally verified' }).click()
  await expect(page.getByText('Previously Unverified')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change has been undone.')).toBeVisible()
  expect(sent).toEqual(['internal_verified', 'unverified'])
})

inOwnWorld(
  'lifting a ban says which status it leads back to, and whether they can drive then',
  async ({ page, server: _ }) => {
    const back: readonly [verdict: string, reason: RegExp, words: RegExp][] = [
      ['Not cleared yet', /Not verified yet/, /back to Unverified, so they still can’t drive\./],
      ['Can’t drive', /expired/, /back to (Verified|Internally ver), but still can’t drive: .+ expired .+\./],
      ['Can drive', /expires|Next/, /back to (Verified|Internally ver) and can drive\./],
    ]
    for (const [verdict, reason, words] of back) {
      const rows = page.getByRole('row').filter({ has: page.getByRole('img', { name: verdict }) })
      const row = rows.filter({ hasText: reason }).first()
      const id = await row.getByText(/^\d\d \d\d \d\d$/).innerText()
      const same = page.getByRole('row').filter({ hasText: id })
      await row.getByRole('button', { name: /^Actions for / }).click()
      await page.getByRole('menuitem', { name: 'Ban driver' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Ban driver' }).click()
      await expect(same).toHaveCount(0)
      await page.getByRole('radio', { name: 'Banned' }).click()
      await same.getByRole('button', { name: /^Actions for / }).click()
      await page.getByRole('menuitem', { name: 'Lift House & Yard Ban' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(words)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('radio', { name: 'Active' }).click()
    }
  },
)

inOwnWorld('a lifted ban can be set again, with the question that a ban asks', async ({ page, server: _ }) => {
  await page.getByRole('radio', { name: 'Banned' }).click()
  await expect(page.getByRole('columnheader', { name: 'Banned' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Banned by Meridian Freight' }).first()
  const name = (await row.getByRole('rowheader').textContent()) ?? ''
  await row.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Lift House & Yard Ban' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lift House & Yard Ban' }).click()
  await page.getByRole('button', { name: 'Ban again' }).click()
  const question = page.getByRole('dialog', { name: `Ban ${name}?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(question).toBeHidden()
})

test('deadlines are exported only for the organisations whose lists the user may export', async ({ page, signIn }) => {
  await signIn('subAdmin')
  await page.getByRole('tab', { name: 'Deadlines' }).click()
  await page.getByRole('button', { name: /^Check all \d+$/ }).click()
  await expect(page.getByText(/^All \d+ active drivers checked$/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('table').getByText('Kestrel Night Shift').first()).toBeVisible()
  for (const name of ['Export CSV', 'Export calendar']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('Kestrel Couriers')
    expect(file).not.toContain('Kestrel Night Shift')
  }
  await expect(page.getByText(/^\d+ of \d+ drivers exported\. You can’t export /).first()).toBeVisible()
})

inOwnWorld('the list leads past a driver who has gone since it was loaded', async ({ page, server, expectLogged }) => {
  expectLogged(/GET driver details returned 404/)
  const rows = page.getByRole('rowheader').getByRole('link')
  const [first = '', gone = '', third = ''] = await rows.allTextContents()
  await rows.first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(first)
  const place = page.getByRole('navigation', { name: 'Drivers of the list' })
  const next = place.getByRole('link', { name: 'Next' })
  const address = await next.getAttribute('href')
  server.sandbox.state.world.people.delete(address?.split('/').at(-1) ?? '')
  await page.keyboard.press('j')
  await expect(heading).toHaveText('Not Found')
  await expect(place).toContainText('2 of')
  await expect(page.getByText(gone)).toBeHidden()
  await page.keyboard.press('j')
  await expect(heading).toHaveText(third)
})

test('a list is exported only for the organisations whose lists the user may export, and says so', async ({
  page,
  signIn,
}) => {
  await signIn('subAdmin')
  await expect(page.getByRole('table').getByText('Kestrel Night Shift').first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toContain('incomplete')
  expect(await readFile(await file.path(), 'utf8')).not.toContain('Kestrel Night Shift')
  await expect(page.getByText('Export incomplete')).toBeVisible()
  await expect(page.getByText(/exported\. You can’t export the lists of some organisations\.$/)).toBeVisible()
})
