import { expect } from './fixtures.ts'
import type { FakeServer } from './harness/fakeServer.ts'
import { test } from './ownServer.ts'

test.use({ documentChecks: 0 })

/** The user who is signed in, as the server has them: from now on not the owner, who can't be changed. */
function ownRecord({ sandbox }: FakeServer) {
  const { people, organisations } = sandbox.state.world
  const found = [...people.values()].find(({ email }) => email === 'owner@example.com')
  if (!found) throw new Error('The owner must exist.')
  for (const each of organisations.values()) if (each.ownerId === found.id) each.ownerId = undefined
  return found
}

test('who is removed while signed in is told so with their next click, and can sign out', async ({
  page,
  server,
  expectLogged,
}) => {
  expectLogged(/returned 40[34]/)
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  server.plan = ({ path }) => {
    if (path.includes('page=2&')) ownRecord(server).organizationId = undefined // earlier, what still loads would tell them
    return undefined
  }
  await page.getByRole('link', { name: 'Next page' }).first().click()
  await expect(page.getByText('You’re no longer in this organisation.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your organisation' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('who may no longer invite is told so as they send, and keeps what they typed', async ({
  page,
  server,
  expectLogged,
}) => {
  expectLogged(/returned 403/)
  await page.getByRole('button', { name: 'Invite driver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite drivers' })
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Max')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Muster')
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('+49 151 23456789')
  ownRecord(server).role = 'user'
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Viewers can’t change anything\./)
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Max')
})

test('the settings in the navigation are those of the organisation on screen', async ({ page }) => {
  await page.getByRole('treeitem', { name: /^North/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'North' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('combobox', { name: 'Organisation' })).toHaveValue('North')
})
