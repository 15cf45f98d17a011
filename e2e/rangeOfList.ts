import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** "1–20 of 388", when the answer to the present filters is shown and no longer the page of before. */
export async function rangeOfList(page: Page): Promise<string> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return (await page.getByText(/^\d+–\d+ of \d+$/).textContent()) ?? ''
}
