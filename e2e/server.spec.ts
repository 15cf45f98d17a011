import { DEMO_PASSWORD } from '@driver-trust/sandbox'
import { expect, test } from './fixtures.ts'

test('every page of the console has the security headers', async ({ request }) => {
  for (const path of ['/', '/sign-in', '/organisation/anything', '/assets/missing.js']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe')
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
  }
  expect((await request.get('/sign-in')).headers()['cache-control']).toBe('no-store')
  expect((await request.get('/assets/missing.js')).status()).toBe(404)
})

test('the sandbox shows its mail, with the link and the code in it', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('E-mail').fill('reader.of.mail@example.com')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Verify your e-mail address' })).toBeVisible()
  await page.goto('/sandbox/mail')
  await expect(page.getByRole('heading', { name: 'Mail of the sandbox' })).toBeVisible()
  const mail = page.getByRole('listitem').filter({ hasText: 'reader.of.mail@example.com' })
  await expect(mail.getByRole('link')).toHaveAttribute('href', /^\/verify-email\/\?token=/)
  await expect(mail.getByText(/^Code: \d{6}$/)).toBeVisible()
})
