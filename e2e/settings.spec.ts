import { expect, test } from './fixtures.ts'

test.use({ documentChecks: 0 })

test('settings are saved, ask before they are lost, and survive a reload', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Organisation settings', level: 1 })).toBeVisible()
  const street = page.getByRole('textbox', { name: 'Street' })
  const before = await street.inputValue()
  await street.fill('Nowa 7')

  await page.goBack()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(street).toHaveValue('Nowa 7')

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings have been saved.')).toBeVisible()
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
  await page.reload()
  await expect(street).toHaveValue('Nowa 7')

  await street.fill(before)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
})

test('staying adds no history entry, whichever way the page was to be left', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByRole('heading', { name: 'Meridian Freight' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('textbox', { name: 'Street' }).fill('Nowa 8')
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  const stay = async () => {
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/settings$/)
  }
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organisations' }).click()
    await stay()
    await page.goBack()
    await stay()
  }
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
})

test('staying with the organisation whose settings were changed adds no history entry', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByRole('heading', { name: 'Meridian Freight' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
  const street = page.getByRole('textbox', { name: 'Street' })
  await street.fill('Nowa 9')
  const organisation = page.getByRole('combobox', { name: 'Organisation' })
  await organisation.fill('Silverline')
  await page.getByRole('option', { name: 'Silverline Haulage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(organisation).toHaveValue('Meridian Freight')
  await expect(street).toHaveValue('Nowa 9')

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
})

test('closing the tab asks while there are changes', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByRole('heading', { name: 'Meridian Freight' })).toBeVisible()
  await page.goto('/settings/my-account')
  await page.getByRole('textbox', { name: 'First name' }).pressSequentially('x')
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const leaving = page.goto('/').catch(() => undefined) // dismissing cancels it
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await leaving
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
})

test("a viewer can read the settings and is told why they can't be changed", async ({ page, signIn }) => {
  await signIn('viewer')
  await expect(page.getByRole('heading', { name: 'Meridian Freight' })).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveAttribute('readonly')
  await expect(page.getByText('Viewers can’t change anything. Ask an admin of Meridian Freight.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pricing' })).toHaveCount(0)
})
