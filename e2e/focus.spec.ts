import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { inviteUser } from './mailbox.ts'

/** What has the focus, by the words that a screen reader would say for it. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'body'
    return `${element.getAttribute('role') ?? element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`
  })
}

async function openInvited(page: Page): Promise<void> {
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.getByRole('radio', { name: 'Invited' }).check()
  await expect(page.getByRole('table', { name: /Invit/ })).toBeVisible()
}

test.describe('a row of a list', () => {
  test.describe.configure({ mode: 'serial' }) // both act on the same list
  for (const { action, toast } of [
    { action: 'Send again', toast: 'Invitation has been sent.' },
    { action: 'Withdraw', toast: 'Invitation has been withdrawn.' },
  ]) {
    test(`${action}: the focus goes to the menu of a row that is still there`, async ({ page, signIn }) => {
      await signIn('owner')
      await openInvited(page)
      const menu = page
        .getByRole('table')
        .getByRole('button', { name: /^Actions for/ })
        .nth(1)
      const name = (await menu.getAttribute('aria-label')) ?? ''
      await menu.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: action }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: action }).press('Enter')
      await expect(page.getByText(toast)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      if (action === 'Withdraw') await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      await expect.poll(() => focused(page)).toMatch(/^button Actions for/)
    })
  }
})

test('withdrawing the only invitation of a list leads the focus to what is left of it', async ({
  page,
  signIn,
  request,
}) => {
  const email = 'focus.only@example.com'
  await inviteUser(request, email)
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?view=users&users=invited&email=${encodeURIComponent(email)}`)
  const menu = page.getByRole('table').getByRole('button', { name: /^Actions for/ })
  await expect(menu).toHaveCount(1)
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Withdraw' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter')
  await expect(page.getByText('Invitation has been withdrawn.')).toBeVisible()
  await expect(menu).toHaveCount(0)
  await expect.poll(() => focused(page)).not.toBe('body')
})

test('Resend e-mail: the focus goes to the line that counts down', async ({ page, signIn }) => {
  await signIn('unverified')
  await page.getByRole('button', { name: 'Resend e-mail' }).press('Enter')
  await expect(page.getByText(/E-mail sent\. You can ask again in/)).toBeVisible()
  await expect.poll(() => focused(page)).toMatch(/E-mail sent\. You can ask again in/)
})

test('removing a user or a driver leads the focus to the heading of the list', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.getByRole('table').getByRole('link').last().press('Enter')
  await page.getByRole('button', { name: 'Delete driver' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete driver' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => focused(page)).toMatch(/^h1 Meridian Freight/)
})

for (const opening of ['by its key with nothing focused', 'by its button']) {
  test(`the palette, opened ${opening}, leads the focus to the heading of the page it goes to`, async ({
    page,
    signIn,
  }) => {
    await signIn('owner')
    await expect(page.getByText('1–20 of')).toBeVisible()
    if (opening === 'by its button') await page.getByRole('button', { name: 'Search' }).press('Enter')
    else {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Control+k')
    }
    await page.getByRole('combobox', { name: 'Search' }).fill('Silverline')
    await page
      .getByRole('option', { name: /Silverline Haulage/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Silverline Haulage' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => focused(page)).toMatch(/^h1 Silverline Haulage/)
  })
}

for (const name of ['New organisation', 'Invite user', 'Invite driver', 'Export', 'Search'])
  test(`closing "${name}" returns the focus to its button`, async ({ page, signIn }) => {
    await signIn('owner')
    await expect(page.getByText('1–20 of')).toBeVisible()
    const button = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first()
    await button.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => focused(page)).toContain(name)
  })

test('a press beside everything takes the focus away, and nothing brings it back', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.getByRole('button', { name: 'Search' }).focus()
  await page.getByRole('banner').click({ position: { x: 400, y: 2 } })
  await page
    .getByRole('radio', { name: 'Banned' })
    .evaluate((radio: HTMLInputElement) => radio.closest('label')?.remove())
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await focused(page)).toBe('body')
})
