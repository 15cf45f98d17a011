import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { inviteUser } from './mailbox.ts'
import { test as inOwnWorld } from './ownServer.ts'

test.use({ documentChecks: 0 })

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

inOwnWorld('"Send again" and "Withdraw" move the focus to the menu of a remaining row', async ({ page, server: _ }) => {
  await openInvited(page)
  for (const { action, toast } of [
    { action: 'Send again', toast: 'Invitation has been sent.' },
    { action: 'Withdraw', toast: 'Invitation has been withdrawn.' },
  ]) {
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
    await expect.poll(() => focused(page), action).toMatch(/^button Actions for/)
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

inOwnWorld('deleting a driver moves the focus to the heading of the list', async ({ page, server: _ }) => {
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.getByRole('rowheader').getByRole('link').last().press('Enter')
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible() // the list's page has a button of that name as well
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete driver' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete driver' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => focused(page)).toMatch(/^h1 Meridian Freight/)
})

inOwnWorld(
  'Remove user: moves the focus to the menu of a remaining row, or from their page to the heading',
  async ({ page, server: _ }) => {
    const rowOf = (email: string) => page.getByRole('row').filter({ hasText: email })
    const confirm = async (left: number) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Remove user' }).press('Enter')
      await expect(page.getByText('User has been removed from your organisation.').first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText(`1–${left} of ${left}`)).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    await page.goto(`${page.url()}?view=users`)
    await expect(page.getByText('1–8 of 8')).toBeVisible()
    await rowOf('north.viewer@example.com')
      .getByRole('button', { name: /^Actions for/ })
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Remove user' }).press('Enter')
    await confirm(7)
    await expect(rowOf('north.viewer@example.com')).toHaveCount(0)
    await expect.poll(() => focused(page)).toMatch(/^button Actions for/)

    await rowOf('north.admin@example.com').getByRole('link').first().press('Enter')
    await page.getByRole('button', { name: 'Remove user' }).press('Enter')
    await confirm(6)
    await expect.poll(() => focused(page)).toMatch(/^h1 Meridian Freight/)
  },
)

inOwnWorld(
  'Ban driver: moves the focus to the menu of a remaining row, or to what is left once the sheet closes',
  async ({ page, server: _ }) => {
    const menu = page.getByRole('table').getByRole('button', { name: /^Actions for/ })
    await menu.nth(2).press('Enter')
    await page.getByRole('menuitem', { name: 'Ban driver' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Ban driver' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => focused(page)).toMatch(/^button Actions for/)

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
  },
)

test('the palette, however it was opened, moves the focus to the heading of the page it leads to', async ({
  page,
  signIn,
}) => {
  const openings: Record<string, () => Promise<void>> = {
    'by its key with nothing focused': async () => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Control+k')
    },
    'by its key from a row of a list': async () => {
      await page.getByRole('table').getByRole('link').first().focus()
      await page.keyboard.press('Control+k')
    },
    'by its button': () => page.getByRole('button', { name: 'Search' }).press('Enter'),
  }
  await signIn('owner')
  for (const [opening, open] of Object.entries(openings)) {
    await expect(page.getByRole('heading', { level: 1, name: 'Meridian Freight' })).toBeVisible()
    await expect(page.getByText(/^1–20 of 3\d\d$/)).toBeVisible() // Silverline has fewer drivers
    await open()
    await page.getByRole('combobox', { name: 'Search' }).fill('Silverline')
    await expect(page.getByRole('option', { name: /Silverline Haulage/ }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Silverline Haulage' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => focused(page), opening).toMatch(/^h1 Silverline Haulage/)
    await page.goBack()
  }
})

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

test('closing a dialog returns the focus to its button, or to the menu it was chosen from', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  const close = async () => {
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const name of ['New organisation', 'Invite user']) {
    await page.getByRole('button', { name: 'More actions' }).press('Enter')
    await page.getByRole('menuitem', { name }).press('Enter')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await close()
    await expect.poll(() => focused(page), name).toContain('More actions')
  }
  for (const name of ['Invite driver', 'Export', 'Search']) {
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().press('Enter')
    await close()
    await expect.poll(() => focused(page), name).toContain(name)
  }
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
