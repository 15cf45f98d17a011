import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

/** Bytes of gzipped JavaScript; react and react-dom alone are 67,500. */
const BUDGET = 110_000

test('the sign-in loads at most 110 KB of gzipped JavaScript', async ({ page }) => {
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), gzipSync(await response.body()).byteLength)
  })
  await page.goto('/sign-in')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.waitForLoadState('networkidle')
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  expect(scripts.size).toBeGreaterThan(0)
  expect(total, `${scripts.size} scripts, ${total} bytes`).toBeLessThanOrEqual(BUDGET)
  test.info().annotations.push({ type: 'bytes', description: String(total) })
})
