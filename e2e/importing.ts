import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import expected from '../fixtures/import/expected.json' with { type: 'json' }
import { expect } from './fixtures.ts'
import { linkMailedTo } from './mailbox.ts'

/** Gives the dialog a file of the folder, and answers what it asks. */
export async function read(dialog: Locator, name: string) {
  const buffer = Buffer.from(await readFile(`fixtures/import/${name}.csv`))
  await dialog.getByLabel('Choose a CSV file').setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer })
  const { via } = (expected as Record<string, { via: string }>)[name] ?? { via: '' }
  if (via === 'encoding') await dialog.getByRole('radio', { name: /Yılmaz|İzmir/ }).check()
  if (via !== 'preview') await dialog.getByRole('button', { name: 'Continue' }).click()
}

/** Registers someone, as far as the last step of the onboarding. */
export async function registered(page: Page, email: string) {
  await page.goto('/sign-up')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Long-enough!')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your e-mail address' })).toBeVisible()
  await page.goto(await linkMailedTo(page.request, email, 'Verify'))
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lindqvist')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Organisation name').fill(`Freight ${email}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Billing and drivers' })).toBeVisible()
}
