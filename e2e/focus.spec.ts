import { DEMO_PASSWORD } from '@driver-trust/sandbox'
import type { Page } from '@playwright/test'
import { type BrokenServer, startBrokenServer } from './brokenServer.ts'
import { expect, test } from './fixtures.ts'
import { inviteUser } from './mailbox.ts'

/** The focused element, described as a screen reader would. */
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
  test.describe.configure({ mode: 'serial' }) // both change the same list
  for (const { action, toast } of [
    { action: 'Send again', toast: 'Invitation has been sent.' },
    { action: 'Withdraw', toast: 'Invitation has been withdrawn.' },
  ]) {
    test(`${action}: moves the focus to the menu of a remaining row`, async ({ page, signIn }) => {
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

test('withdrawing the only invitation of a list moves the focus to what is left of it', async ({
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

test('Resend e-mail: moves the focus to the line that counts down', async ({ page, signIn }) => {
  await signIn('unverified')
  await page.getByRole('button', { name: 'Resend e-mail' }).press('Enter')
  await expect(page.getByText(/E-mail sent\. You can ask again in/)).toBeVisible()
  await expect.poll(() => focused(page)).toMatch(/E-mail sent\. You can ask again in/)
})

test('deleting a driver moves the focus to the heading of the list', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.getByRole('table').getByRole('link').last().press('Enter')
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible() // the list's page has a button of that name as well
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete driver' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete driver' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => focused(page)).toMatch(/^h1 Meridian Freight/)
})

test.describe('Remove and ban', () => {
  let server: BrokenServer // a separate one: other tests need everyone on theirs
  test.beforeEach(async ({ page }) => {
    server = await startBrokenServer()
    await page.goto(`${server.origin}/sign-in`)
    await page.getByLabel('E-mail').fill('owner@example.com')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).press('Enter')
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  })
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank') // it still counts drivers, and would log that the server is gone
    await server.close()
  })

  const openUsers = async (page: Page) => {
    await page.goto(`${page.url()}?view=users`)
    await expect(page.getByText('1–8 of 8')).toBeVisible()
  }
  const confirmRemoval = async (page: Page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Remove user' }).press('Enter')
    await expect(page.getByText('User has been removed from your organisation.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('1–7 of 7')).toBeVisible()
    await page.waitForLoadState('networkidle')
  }

  test('Remove user in the list: moves the focus to the menu of a remaining row', async ({ page }) => {
    await openUsers(page)
    const row = page.getByRole('row').filter({ hasText: 'north.viewer@example.com' })
    await row.getByRole('button', { name: /^Actions for/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Remove user' }).press('Enter')
    await confirmRemoval(page)
    await expect(row).toHaveCount(0)
    await expect.poll(() => focused(page)).toMatch(/^button Actions for/)
  })

  test("Remove user on the user's page: moves the focus to the heading of the list", async ({ page }) => {
    await openUsers(page)
    await page.getByRole('row').filter({ hasText: 'north.viewer@example.com' }).getByRole('link').first().press('Enter')
    await page.getByRole('button', { name: 'Remove user' }).press('Enter')
    await confirmRemoval(page)
    await expect.poll(() => focused(page)).toMatch(/^h1 Meridian Freight/)
  })

  test('Ban driver in the list: moves the focus to the menu of a remaining row', async ({ page }) => {
    const menu = page.getByRole('table').getByRole('button', { name: /^Actions for/ })
    await menu.nth(2).press('Enter')
    await page.getByRole('menuitem', { name: 'Ban driver' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Ban driver' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => focused(page)).toMatch(/^button Actions for/)
  })

  test('Ban driver for the selection: moves the focus to what is left once the sheet closes', async ({ page }) => {
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Ban driver' }).press('Enter')
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: /^Ban/ }).press('Enter')
    await expect(sheet.getByText('1 done')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect.poll(() => focused(page)).not.toBe('body')
  })
})

for (const opening of ['by its key with nothing focused', 'by its key from a row of a list', 'by its button']) {
  test(`the palette, opened ${opening}, moves the focus to the heading of the page it leads to`, async ({
    page,
    signIn,
  }) => {
    await signIn('owner')
    await expect(page.getByText('1–20 of')).toBeVisible()
    if (opening === 'by its button') await page.getByRole('button', { name: 'Search' }).press('Enter')
    else {
      if (opening.endsWith('list')) await page.getByRole('table').getByRole('link').first().focus()
      else await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Control+k')
    }
    await page.getByRole('combobox', { name: 'Search' }).fill('Silverline')
    await expect(page.getByRole('option', { name: /Silverline Haulage/ }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Silverline Haulage' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => focused(page)).toMatch(/^h1 Silverline Haulage/)
  })
}

test('closing a dialog that an address opened, which has no button to return to, moves the focus to the heading', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?invite=user`)
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => focused(page)).toMatch(/^h1 Meridian Freight/)
})

test('removing a filter moves the focus to what is left', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?firstName=a`)
  const tag = page.getByRole('button', { name: /^Remove/ })
  await tag.press('Enter')
  await expect(tag).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => focused(page)).not.toBe('body')
})

for (const name of ['New organisation', 'Invite user'])
  test(`closing "${name}" returns the focus to the menu it was chosen from`, async ({ page, signIn }) => {
    await signIn('owner')
    await expect(page.getByText('1–20 of')).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).press('Enter')
    await page.getByRole('menuitem', { name }).press('Enter')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => focused(page)).toContain('More actions')
  })

for (const name of ['Invite driver', 'Export', 'Search'])
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

test('a click on empty space removes the focus, and nothing brings it back', async ({ page, signIn }) => {
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
