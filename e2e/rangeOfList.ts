import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** "1–20 of 388", once the answer to the current filters has replaced the previous page. */
export async function rangeOfList(page: Page): Promise<string> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return (await page.getByText(/^\d+–\d+ of \d+$/).textContent()) ?? ''
}

/** Waits for what the page reads once its list is there: what the server counts. */
export async function countsOfList(page: Page): Promise<void> {
  for (const figure of [/^Unverified drivers \d/, /^Red drivers \d/, /^Users \d/])
    await expect(serverFigures(page).getByText(figure)).toBeVisible()
}

/** Waits also for the documents that the figures of the board rest on. */
export async function figuresOfList(page: Page): Promise<void> {
  await countsOfList(page)
  await expect(page.getByRole('tab', { name: 'Drivers' })).toHaveAttribute(
    'aria-description',
    /, (checked \d\d:\d\d|by status)$/,
  )
}

/** The line of what the server counts for the organisation alone. */
export function serverFigures(page: Page): Locator {
  return page.getByRole('region', { name: / only$/ })
}

/** The figure of a tab on the board. */
export async function figureOf(page: Page, tab: string): Promise<number> {
  const description = await page.getByRole('tab', { name: tab }).getAttribute('aria-description')
  return Number(description?.match(/^[\d,]*\d/)?.[0].replace(/,/g, ''))
}

/** Chooses what the organisation page offers behind "More actions". */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}
