import { personas } from '@driver-trust/sandbox'
import { expect as anyExpect, type Page, test } from '@playwright/test'

const STORY = 'screens-organisation--default'

test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 30_000 })
const expect = anyExpect.configure({ timeout: 40_000 }) // Storybook itself loads first

/** Storybook's frame with the story or page. */
const shownOn = (page: Page) => page.frameLocator('#storybook-preview-iframe')

test("a primitive's page has its sections, and its controls change the playground and its code", async ({ page }) => {
  await page.goto('/storybook/?path=/docs/components-select--docs')
  const shown = shownOn(page)
  for (const title of [
    'When to use it',
    "Do and don't",
    'Props',
    'Keyboard',
    'Accessibility',
    'Used on',
    'Tokens used',
  ]) {
    await expect(shown.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  await expect(shown.locator('tr').filter({ hasText: 'readonly Choice<Value>[]' })).toContainText(/^options/)
  await expect(shown.getByRole('link', { name: /Organisation: \d+ states/ })).toBeVisible()
  await shown.getByRole('radio', { name: 'xl' }).check({ force: true }) // its label is drawn over it
  await expect(shown.getByRole('combobox', { name: 'Country' }).first()).toHaveCSS('min-height', '56px')
  await expect(shown.locator('pre').filter({ hasText: 'size="xl"' })).toBeVisible()
})

test('a link leads to a token with its contrast in both themes', async ({ page }) => {
  await page.goto('/storybook/?path=/docs/foundations-tokens--docs&token=text.muted')
  const row = shownOn(page).getByRole('row', { name: /--dt-text-muted/ })
  await expect(row).toContainText(/on surface\.\w+: \d+\.\d\d · \d+\.\d\d \(needs 4\.5\)/)
  await expect(shownOn(page).getByText(/^1 of \d+$/)).toBeVisible()
})

test('filmstrips, atlas and status show their screenshots and rows', async ({ page }) => {
  await page.goto('/storybook/iframe.html?id=start-here-flows--docs&viewMode=docs')
  await expect(page.getByRole('heading', { name: 'A forgotten password' })).toBeVisible()
  const pictures = page.getByRole('img')
  await expect(pictures.first()).toBeVisible()
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  await page.goto('/storybook/iframe.html?id=start-here-status--docs&viewMode=docs')
  await expect(page.getByRole('row', { name: /^Organisation / })).toContainText('Phone')
  await expect(page.getByRole('row', { name: /^Checkbox / })).toContainText('keys')
})

test('side by side shows whole frames that differ in the theme, or in the persona', async ({ page }) => {
  await page.goto(`/storybook/?path=/story/${STORY}&tab=review/side-by-side`)
  for (const theme of ['Light', 'Dark']) {
    const frame = page.frameLocator(`iframe[title="${theme}"]`)
    await expect(frame.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Compare' }).selectOption('persona-viewer')
  await expect(page).toHaveURL(/pair=persona-viewer/)
  const [own, viewer] = [page.frameLocator('iframe[title="As shown"]'), page.locator('iframe').nth(1).contentFrame()]
  await expect(viewer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Invite user' })).toHaveCount(0)
  await expect(own.getByRole('button', { name: 'Invite user' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Compare' }).selectOption('everyone')
  const admin = page.frameLocator(`iframe[title="${personas.admin.label}"]`)
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
})

test('zoom halves the room and doubles the size, as in the browser', async ({ page }) => {
  await page.goto(`/storybook/?path=/story/${STORY}&globals=zoom:200`)
  await expect(shownOn(page).getByRole('heading', { level: 1 })).toBeVisible()
  expect(
    await page
      .locator('#storybook-preview-iframe')
      .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth),
  ).toBe(640)
})

test('long texts and forced colours start when the story is ready, and end', async ({ page }) => {
  await page.goto(`/storybook/iframe.html?id=${STORY}&viewMode=story&globals=text:long;contrast:forced`)
  const invite = page.getByRole('button', { name: 'Ïïñvïïtéé drïïvéér', exact: true })
  await expect(invite).toBeVisible()
  const badge = page.locator('[data-tone]').first()
  await expect(badge).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void }
    }
    channel.emit('updateGlobals', { globals: { text: 'given', contrast: 'given' } })
  })
  await expect(page.getByRole('button', { name: 'Invite driver', exact: true })).toBeVisible()
  await expect(badge).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
