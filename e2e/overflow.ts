import type { Page } from '@playwright/test'

/** By how many pixels the page is too wide. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
