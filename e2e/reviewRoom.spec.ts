import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { personas } from '@driver-trust/sandbox'
import { expect as anyExpect, type Locator, type Page, test } from '@playwright/test'
import { PNG } from 'pngjs'
import { usage } from '../tooling/review/usage.ts'
import { writeReport } from '../tooling/visual/report.ts'
import { framesUnlikeTheirStory } from './everyoneFrames.ts'

const STORY = 'screens-organisation--default'

test.describe.configure({ timeout: 120_000 })
test.use({ actionTimeout: 30_000 })
const expect = anyExpect.configure({ timeout: 40_000 }) // Storybook itself loads first

/** Storybook's frame with the story or page. */
const shownOn = (page: Page) => page.frameLocator('#storybook-preview-iframe')
/** A frame of a comparison. */
const frameOn = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)

/** A story that a page shows small. */
const smallOn = (shown: ReturnType<typeof shownOn>, story: string) => shown.frameLocator(`iframe[title="${story}"]`)

/** Someone who has opened Storybook and uses the mouse; each press counts. */
interface Reviewer {
  page: Page
  /** The page or story beside the sidebar. */
  shown: ReturnType<typeof shownOn>
  click: (target: Locator) => Promise<void>
  /** Clicks names in the sidebar, from top to bottom. */
  choose: (...names: string[]) => Promise<void>
}

type Jobs = Record<string, (reviewer: Reviewer) => Promise<void>>

/** What reviewers do most, with what shows that it is done; how many clicks each takes is in docs/stories.md. */
const jobsOnPages: Jobs = {
  'all states of a screen': async ({ shown, choose }) => {
    await choose('Organisation')
    for (const name of ['Default', 'Loading', 'Error (500)', 'Empty', 'Offline', 'Forbidden'])
      await expect(shown.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(smallOn(shown, STORY).getByRole('heading', { level: 1 })).toBeVisible()
  },
  'what a change to Badge affects': async ({ shown, choose }) => {
    await choose('Badge')
    await expect(shown.getByRole('heading', { name: 'Used on', exact: true })).toBeVisible()
    await expect(shown.getByRole('link', { name: /^Organisation: \d+ states$/ })).toBeVisible()
    await expect(shown.getByText(`in ${usage().Badge?.stories.length} states`)).toBeVisible()
  },
  "Select's props, do and don't, and code": async ({ shown, choose }) => {
    await choose('Select')
    for (const name of ['When to use it', 'When not', "Do and don't", 'Keyboard', 'Accessibility', 'Tokens used'])
      await expect(shown.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(shown.getByRole('row', { name: /^options readonly Choice<Value>\[\]/ })).toBeVisible()
    await expect(shown.locator('pre').filter({ hasText: '<Select' }).first()).toBeVisible()
  },
  "a component's states": async ({ shown, choose }) => {
    await choose('Button')
    const cell = (state: string) => shown.locator(`td[data-state="${state}"]`).first().getByRole('button')
    const background = (state: string) => cell(state).evaluate((button) => getComputedStyle(button).backgroundColor)
    const looks = [await background('Rest'), await background('Hover'), await background('Pressed')]
    expect(new Set(looks).size).toBe(3)
    await expect(cell('Focus')).not.toHaveCSS('outline-style', 'none')
    await expect(cell('Disabled')).toBeDisabled()
  },
  'the contrast of a token': async ({ shown, choose }) => {
    await choose('Tokens')
    await expect(shown.getByRole('row', { name: /--dt-text-muted/ })).toContainText(
      /on surface\.\w+: \d+\.\d\d · \d+\.\d\d \(needs 4\.5\)/,
    )
  },
  'an overview of all screens': async ({ shown, choose }) => {
    await choose('All screens')
    await expect(shown.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(shown.getByRole('link', { name: 'Every page, Guards' })).toBeVisible()
  },
}

/** Jobs that open stories or unfold what another job needs folded: each opens Storybook. */
const otherJobs: Jobs = {
  'a screen as each persona': async ({ page, choose, click }) => {
    await choose('Organisation', 'Default')
    await click(page.getByRole('switch', { name: 'Everyone' }))
    for (const name of ['owner', 'admin', 'viewer', 'northAdmin', 'northViewer'] as const)
      await expect(frameOn(page, personas[name].label).getByRole('heading', { level: 1 })).toBeVisible()
    const invite = { name: 'Invite driver', exact: true }
    await expect(frameOn(page, personas.admin.label).getByRole('button', invite)).toBeVisible()
    await expect(frameOn(page, personas.viewer.label).getByRole('button', invite)).toHaveCount(0)
    await test.step('the first and the last see what they would see alone', async () => {
      expect(await framesUnlikeTheirStory(page)).toEqual([])
    })
  },
  'what changed between two commits': async ({ page, shown, choose }) => {
    const report = await reportOfExample()
    await page.route('**/review/**', (route) => route.fulfill({ path: report }))
    await choose('What changed')
    await expect.poll(() => widthOf(shown.frameLocator('iframe[title="Changed screenshots"]'))).toBeGreaterThan(0)
    await page.goto(pathToFileURL(report).href) // as from the pull request
    await expect.poll(() => widthOf(page)).toBeGreaterThan(0)
  },
  'both themes side by side': async ({ page, choose, click }) => {
    await choose('Organisation', 'Default')
    await click(page.getByRole('switch', { name: 'Side by side' }))
    for (const theme of ['Light', 'Dark']) {
      await expect(frameOn(page, theme).locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
      await expect(frameOn(page, theme).getByRole('heading', { level: 1 })).toBeVisible()
    }
  },
  'long texts, right to left and zoom': async ({ page, choose, click }) => {
    await choose('Organisation', 'Default')
    await click(page.getByRole('switch', { name: 'Stress' }))
    await expect(frameOn(page, 'Long texts').getByRole('button', { name: 'Ïïñvïïtéé drïïvéér' })).toBeVisible()
    await expect(frameOn(page, 'Right to left').locator('html')).toHaveAttribute('dir', 'rtl')
    const zoomed = frameOn(page, 'Zoomed to 200%')
    await expect(zoomed.getByRole('heading', { level: 1 })).toBeVisible() // frames load in turn
    expect(await zoomed.locator('html').evaluate(() => window.innerWidth)).toBe(640)
  },
  'a primitive with other props': async ({ page, shown, choose, click }) => {
    const network = page.getByRole('button', { name: /^Network/ })
    await expect(network).toBeVisible()
    await choose('Select')
    await expect(network).toHaveCount(0) // it would change nothing
    await click(shown.locator('label').filter({ has: shown.getByRole('radio', { name: 'xl' }) }))
    await expect(shown.getByRole('combobox', { name: 'Country' }).first()).toHaveCSS('min-height', '56px')
    await expect(shown.locator('pre').filter({ hasText: 'size="xl"' })).toBeVisible()
  },
}

/** The width of the first screenshot in a report, once it is there. */
const widthOf = (report: Pick<Page, 'locator'>) =>
  report
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth)

/** The report of one screenshot, which has grown. */
function reportOfExample(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const contentOf = (height: string) => PNG.sync.write(new PNG({ width: 200, height: Number(height) }))
  return writeReport([{ name: '1. Sign in: Default', before: '100', after: '120' }], folder, contentOf)
}

const documented = readFileSync(join(import.meta.dirname, '../docs/stories.md'), 'utf8')

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Stories' })

async function isAtStart(page: Page) {
  await expect(shownOn(page).getByRole('heading', { name: 'Driver Trust Console' })).toBeVisible()
}

/** Does a job from Storybook's first page, and compares its clicks with what is documented. */
async function countClicks(page: Page, job: string, work: Jobs[string]) {
  let clicks = 0
  const click = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  const choose = async (...names: string[]) => {
    for (const name of names) {
      const [screen, story] = (['button', 'link'] as const).map((role) =>
        sidebarOf(page).getByRole(role, { name, exact: true }),
      )
      await click((screen as Locator).or(story as Locator).first())
    }
  }
  await work({ page, shown: shownOn(page), click, choose })
  expect(clicks).toBeLessThanOrEqual(3)
  expect(documented).toContain(`| ${job} | ${clicks} |`)
}

test('seeing what is on a page takes as many clicks as documented', async ({ page }) => {
  await page.goto('/storybook/')
  await isAtStart(page)
  for (const [job, work] of Object.entries(jobsOnPages)) {
    await test.step(job, () => countClicks(page, job, work))
    await sidebarOf(page).getByRole('link', { name: 'Welcome', exact: true }).click()
    await isAtStart(page)
  }
})

for (const [job, work] of Object.entries(otherJobs)) {
  test(`seeing ${job} takes as many clicks as documented`, async ({ page }) => {
    test.setTimeout(240_000) // personas are played one after another
    await page.goto('/storybook/')
    await isAtStart(page)
    await countClicks(page, job, work)
  })
}

test('a story that is only looked at is not played for a person, and one with clicks is', async ({ page }) => {
  await page.goto(`/storybook/?path=/story/${STORY}`)
  const openPanel = async () => {
    await page.getByRole('button', { name: 'Show addon panel' }).click()
    await page.getByRole('tab', { name: /^Interactions/ }).click()
  }
  await expect(shownOn(page).getByText('1–20 of 388')).toBeVisible() // a screen that loads keeps the panel closed
  await openPanel()
  const steps = page.getByRole('tabpanel', { name: /^Interactions/ }).getByRole('listitem')
  await expect(page.getByText('Pass', { exact: true })).toBeVisible()
  await expect(steps).toHaveCount(0)
  await page.goto('/storybook/?path=/story/screens-driver-actions--ban-question')
  await expect(shownOn(page).getByRole('dialog')).toBeVisible()
  await openPanel()
  await expect(steps).not.toHaveCount(0)
})

test('a page shows its stories as they come into view, and no more than those', async ({ page }) => {
  await page.goto('/storybook/iframe.html?id=start-here-all-screens--docs&viewMode=docs')
  const last = page.locator('[data-thumbnail]').last()
  await expect(page.locator('[data-thumbnail] iframe').first()).toBeVisible()
  await last.scrollIntoViewIfNeeded()
  await expect(last.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-thumbnail]').first().locator('iframe')).toHaveCount(0)
})

test('a page compares nothing, and shows code in its own theme with a button that copies it', async ({ page }) => {
  await page.goto('/storybook/?path=/docs/components-button--docs&globals=compare:Everyone')
  await expect(shownOn(page).getByRole('heading', { name: 'When to use it' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Everyone' })).toHaveCount(0)
  await expect(page.locator('[data-frames] > div')).toHaveCount(0)
  const backgrounds = () =>
    shownOn(page)
      .locator('.docblock-source')
      .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).backgroundColor))])
  expect(await backgrounds()).toEqual(['rgb(255, 255, 255)'])
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('option', { name: 'Dark', exact: true }).click()
  await expect.poll(backgrounds).toEqual(['rgb(34, 35, 37)'])
  const code = shownOn(page).locator('.docblock-source').filter({ hasText: 'disabledReason=' })
  await code.scrollIntoViewIfNeeded()
  await expect(code.getByRole('button', { name: 'Copy' })).toBeInViewport() // although a line is long
})

test('a page shows its states as the toolbars say, and each leads to its story', async ({ page }) => {
  await page.goto('/storybook/?path=/docs/screens-organisation--docs&globals=theme:dark;persona:viewer')
  const small = smallOn(shownOn(page), STORY)
  await expect(small.getByRole('button', { name: /Imogen Fry/ })).toBeVisible()
  await expect(small.locator('html')).toHaveAttribute('data-theme', 'dark')
  await shownOn(page).getByRole('link', { name: 'Default', exact: true }).click()
  await expect(shownOn(page).getByRole('button', { name: /Imogen Fry/ })).toBeVisible()
  await expect(shownOn(page).locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page).toHaveURL(/screens-organisation--default&globals=theme:dark;persona:viewer/)
})

test('a story that sets its own data or person sets it for no other on the page', async ({ page }) => {
  await page.goto('/storybook/?path=/docs/screens-organisation--docs')
  const shown = shownOn(page)
  await shown.getByRole('link', { name: 'Empty', exact: true }).scrollIntoViewIfNeeded()
  await expect(smallOn(shown, 'screens-organisation--empty').getByText('No drivers yet')).toBeVisible()
  await shown.getByRole('link', { name: 'Offline', exact: true }).scrollIntoViewIfNeeded()
  const offline = shown.locator('iframe[title="screens-organisation--offline"]')
  await expect(offline).toHaveAttribute('src', new RegExp(encodeURIComponent('persona:owner;world:small')))
})

test('a link leads to one token', async ({ page }) => {
  await page.goto('/storybook/?path=/docs/foundations-tokens--docs&token=text.muted')
  await expect(shownOn(page).getByText(/^1 of \d+$/)).toBeVisible()
})

for (const [width, viewport] of [
  [1280, 'desktop'],
  [640, 'zoomed'],
] as const) {
  test(`a viewport of ${width} pixels is shown whole`, async ({ page }) => {
    await page.goto(`/storybook/?path=/story/${STORY}&globals=viewport.value:${viewport}`)
    await expect(shownOn(page).getByRole('heading', { level: 1 })).toBeVisible()
    const frame = page.locator('#storybook-preview-iframe')
    expect(await frame.evaluate((each: HTMLIFrameElement) => each.contentWindow?.innerWidth)).toBe(width)
    const sidebar = 300
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeCloseTo(1280 - sidebar, 0)
    await expect(page.getByRole('tabpanel', { name: /^Interactions/ })).toBeHidden()
  })
}

test('every tool is in sight', async ({ page }) => {
  await page.goto(`/storybook/?path=/story/${STORY}`)
  await expect(page.getByRole('button', { name: /^Theme/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Enter full screen' })).toBeInViewport({ ratio: 1 }) // the last
})

test('a link to a dark story is dark before any script has run', async ({ browser }) => {
  const page = await browser.newPage()
  await page.route(/\.(?:js|css)$/, () => {}) // never answered
  const address = `/storybook/iframe.html?id=${STORY}&viewMode=story&globals=theme:dark`
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(9, 12, 16)')
})

test('long texts start when the story is ready, and end', async ({ page }) => {
  await page.goto(`/storybook/iframe.html?id=${STORY}&viewMode=story&globals=text:long`)
  const invite = page.getByRole('button', { name: 'Ïïñvïïtéé drïïvéér', exact: true })
  await expect(invite).toBeVisible()
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void }
    }
    channel.emit('updateGlobals', { globals: { text: 'given' } })
  })
  await expect(page.getByRole('button', { name: 'Invite driver', exact: true })).toBeVisible()
})
