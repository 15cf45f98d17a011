import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Bytes of gzipped JavaScript; react and react-dom alone are 67,500. */
const BUDGETS = { signIn: 122_880, onboarding: 170_000, organisation: 240_000 }

/** The scripts that a page loads from now on, by address, with their gzipped bytes. */
function watchScripts(page: Page): Map<string, number> {
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), gzipSync(await response.body()).byteLength)
  })
  return scripts
}

async function expectAtMost(page: Page, scripts: Map<string, number>, budget: number) {
  await page.waitForLoadState('networkidle')
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  expect(scripts.size).toBeGreaterThan(0)
  expect(total, `${scripts.size} scripts, ${total} bytes`).toBeLessThanOrEqual(budget)
  test.info().annotations.push({ type: 'bytes', description: String(total) })
}

test('the sign-in loads at most 120 KB (of 1,024 bytes) of gzipped JavaScript', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/sign-in')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await expectAtMost(page, scripts, BUDGETS.signIn)
})

test('the onboarding loads at most 170 KB of gzipped JavaScript before its phone field is focused', async ({
  page,
  signIn,
}) => {
  await signIn('new')
  await page.getByRole('heading', { name: 'Your profile' }).waitFor()
  const scripts = watchScripts(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Your profile' }).waitFor()
  await expectAtMost(page, scripts, BUDGETS.onboarding)
  const before = new Set(scripts.keys())
  await page.getByRole('textbox', { name: /^Phone number/ }).focus()
  await page.getByRole('combobox', { name: 'Country code' }).waitFor()
  const listsOfPhones = /CountryPicker|\/max-/ // the picker, and libphonenumber-js's metadata by its file name
  await expect.poll(() => [...scripts.keys()].filter((url) => listsOfPhones.test(url)).length).toBe(2)
  expect([...before].filter((url) => listsOfPhones.test(url))).toEqual([])
})

test('the organisation page loads at most 240 KB of gzipped JavaScript until its list is shown', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.getByRole('table').waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = watchScripts(page)
  await page.reload()
  await page.getByRole('row').nth(1).getByRole('link').waitFor()
  await expectAtMost(page, scripts, BUDGETS.organisation)
})
