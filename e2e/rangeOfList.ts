import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** "1–20 of 388", once the answer to the current filters has replaced the previous page. */
export async function rangeOfList(page: Page): Promise<string> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return (await page.getByText(/^\d+–\d+ of \d+$/).textContent()) ?? ''
}

/** Waits for the figures above the list, which are counted by calls like the list's once it is there. */
export async function figuresOfList(page: Page): Promise<void> {
  for (const name of [/^Unverified drivers \d/, /^Red drivers \d/, /^Users \d/])
    await expect(page.getByRole('link', { name })).toBeVisible()
}
