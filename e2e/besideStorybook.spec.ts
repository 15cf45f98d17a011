import { expect, test } from './fixtures.ts'

test("Storybook shows a screen with mocked data below its own path and leaves the console's session alone", async ({
  page,
  signInByForm,
}) => {
  await signInByForm('owner')
  await expect(page.getByText(/^1–20 of \d+$/)).toBeVisible() // other tests remove drivers from this server
  const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))
  const story = await page.context().newPage()
  await story.goto('/storybook/iframe.html?id=screens-organisation--default&viewMode=story')
  await expect(story.getByText('1–20 of 388')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()))).toBe(before)
  await page.reload()
  await expect(page.getByText(/^1–20 of \d+$/)).toBeVisible()
  await story.close()
})
