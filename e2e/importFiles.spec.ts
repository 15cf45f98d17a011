import { expect, test } from './fixtures.ts'
import { read, registered } from './importing.ts'

test.use({ documentChecks: 0 })

test('a new customer invites forty drivers out of a Turkish, a German and a Polish list', async ({ page }) => {
  const email = `founder.${crypto.randomUUID()}@example.com`
  await registered(page, email)
  await page.getByLabel('Billing e-mail').fill('billing@example.com')
  await page.getByRole('button', { name: 'Invite drivers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite drivers' })
  await dialog.getByRole('tab', { name: 'Upload CSV' }).click()
  const send = async (count: number) => {
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await expect(dialog.getByText(`${count} invited`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Invite more drivers' }).click()
  }
  // Windows-1254, a title above the header, numbers as they are dialled in Turkey.
  await read(dialog, 'customer-turkish-depot')
  await expect(dialog.getByText('14 rows in “customer-turkish-depot.csv”: 0 to invite, 14 with errors')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Default country' }).fill('Türkiye')
  await page.getByRole('option', { name: /\+90/ }).click()
  await expect(dialog.getByText('14 rows in “customer-turkish-depot.csv”.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'First name, row 3' })).toHaveValue('Ayşe')
  await send(14)
  // Landlines beside mobiles that have lost their plus.
  await read(dialog, 'customer-german-depot')
  await expect(dialog.getByText('14 of 14 numbers have lost their plus and are read with it.')).toBeVisible()
  await send(14)
  // Windows-1250, one column with whole names.
  await read(dialog, 'customer-polish-depot')
  await expect(dialog.getByRole('textbox', { name: 'Last name, row 2' })).toHaveValue('Wiśniewski')
  await send(12)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('40 drivers invited.')).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Freight ${email}` })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('40 invited · 0 accepted')).toBeVisible()
  // A server that ignores the status asked for would have all of them both accepted and failed.
  await page.route('**/api/v1/invitations?*status=*', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.delete('status')
    return route.continue({ url: url.href })
  })
  await page.reload()
  await expect(page.getByText('No drivers yet')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Drivers' })).toHaveAttribute('aria-description', '0')
})
