import { expect, test } from './fixtures.ts'

test('the owner signs in and sees drivers', async ({ page, signInByForm }) => {
  await signInByForm('owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await expect(page).toHaveTitle('Meridian Freight · Driver Trust Console')
  await expect(page.getByRole('row')).toHaveCount(21)
})

test('a wrong password is refused and what was typed is kept', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill('owner@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('The e-mail or password is incorrect.')
  await expect(page.getByLabel('E-mail')).toHaveValue('owner@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password!')
})

test('signing in works with the keyboard alone', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type('viewer@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Sandbox-1!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
})

test('a letter typed the moment a field appears is kept', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.activeElement?.localName !== 'input') return
      observer.disconnect()
      document.execCommand('insertText', false, 'o')
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto('/sign-in')
  await expect(page.getByLabel('E-mail')).toHaveValue('o')
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-1!')
  await expect(page.getByLabel('E-mail')).toHaveValue('o')
})

test('a deep link leads through the sign-in and back to itself', async ({ page, signInByForm }) => {
  await signInByForm('owner')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  const address = new URL(page.url())
  await page.goto('/robots.txt') // in the first second after a sign-in the console writes lost tokens again
  await page.evaluate(() => localStorage.clear())
  await page.goto(address.pathname + address.search)
  await expect(page).toHaveURL(/\/sign-in\?redirect=/)
  await page.getByLabel('E-mail').fill('owner@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-1!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address.href)
})

test('signing out clears the tokens and leads to the sign-in', async ({ page, signInByForm }) => {
  await signInByForm('owner')
  await page.getByRole('button', { name: 'Account menu for Helena Marsh' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.filter((key) => !key.startsWith('recent_organisations:'))).toEqual([]) // only ids, under the user's own id
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

for (const [persona, heading] of [['driver', 'This account has no access to the console']] as const) {
  test(`the account "${persona}" is told why it can't enter and can sign out`, async ({ page, signInByForm }) => {
    await signInByForm(persona)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
}
