import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

declare global {
  interface Window {
    /** How the current story ended. */
    ended?: string
  }
}

/** The sizes of WCAG 1.4.10: the narrowest, and 1280 px at 400% zoom. */
const sizes = {
  'at 320 px': { viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  'at 200% zoom': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
}
/** Their plays use controls that narrow screens put behind a button. */
const ofWideScreens = [
  'screens-organisation--wrong-shape',
  'screens-organisation--filter-tags',
  'screens-organisation--masked-filters',
  'screens-organisation--large-branch',
  'screens-shell--navigation',
]

for (const [name, size] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use({ ...size, contextOptions: { reducedMotion: 'reduce' } })
    test.skip(!process.env.DEEP, 'in the deep run')
    test.setTimeout(3_600_000)

    test('every state of every screen is accessible, and scrolls in one direction only', async ({ page, request }) => {
      await page.addInitScript(watchStory)
      const faults: string[] = []
      for (const story of await storiesOfScreens(request)) {
        for (const fault of await faultsOf(page, story)) faults.push(`${story}: ${fault}`)
      }
      expect(faults).toEqual([])
    })
  })
}

async function storiesOfScreens(request: APIRequestContext): Promise<string[]> {
  const index: { entries: Record<string, { id: string; type: string; title: string }> } = await (
    await request.get('/storybook/index.json')
  ).json()
  return Object.values(index.entries)
    .filter(({ id, type, title }) => type === 'story' && title.startsWith('Screens/') && !ofWideScreens.includes(id))
    .map(({ id }) => id)
}

/** Records when a story has been played, which Storybook reports on its channel. */
function watchStory() {
  let channel: { on: (event: string, listener: (detail: { message?: string }) => void) => void }
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (value: typeof channel) => {
      channel = value
      channel.on('storyFinished', () => (window.ended ??= 'well'))
      channel.on('playFunctionThrewException', ({ message }) => (window.ended ??= message ?? 'by an exception'))
    },
  })
}

/** What is wrong with a story at the current size; empty if nothing is. */
async function faultsOf(page: Page, story: string): Promise<string[]> {
  await page.goto(`/storybook/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`)
  const ended = await (await page.waitForFunction(() => window.ended, undefined, { timeout: 60_000 })).jsonValue()
  if (ended !== 'well') return [`its play ended with: ${ended?.split('\n')[0]}`]
  const wide = await page.evaluate(wideParts)
  // By the rules of preview.tsx: Base UI's focus guards are hidden and focusable on purpose.
  const axe = () => new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]').setLegacyMode()
  // Storybook's own parts are in no landmark. Loading states have no heading yet: the focus moves to the first that
  // appears.
  const ofWholePages = story.endsWith('--loading') ? ['page-has-heading-one', 'landmark-one-main'] : []
  const light = await axe()
    .disableRules(['region', ...ofWholePages])
    .analyze()
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const dark = await axe().withRules('color-contrast').analyze()
  const violations = [...light.violations, ...dark.violations]
  return [...wide, ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}, ${html}`))]
}

/** What causes sideways scrolling: the page, or a part of it without a table. */
function wideParts(): string[] {
  const isWide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth
  const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowX)
  const parts = [...document.body.querySelectorAll('*')].filter(
    (part) => scrolls(part) && isWide(part) && !part.querySelector('table'),
  )
  const page = document.documentElement
  return [page, ...parts]
    .filter(isWide)
    .map((part) => `${part.scrollWidth} px in ${part.clientWidth}, ${(part.cloneNode() as Element).outerHTML}`)
}
