import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { violations } from './violations.ts'

/** The spacing of WCAG 1.4.12. A constructed style sheet, because the policy admits no style element. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Visible controls, headings and labels whose text is cut: by their own box, or by one around them that hides the rest. */
function cutTexts(): string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, label, th, legend, [role="alert"]')]
  return texts
    .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((each) => each.clientWidth > 1 && each.title === '' && !each.querySelector('[title]'))
    .filter((each) => {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(each)
      // Full texts are a tooltip away; a skip link is clipped until it has the focus.
      if (textOverflow === 'ellipsis' || clipPath !== 'none') return false
      const isWide = overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1
      const isHigh = overflowY !== 'visible' && each.scrollHeight > each.clientHeight + 1
      return isWide || isHigh
    })
    .map((each) => each.outerHTML.slice(0, 160))
}

const sidewaysScroll = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The pages that differ most: a card, a list, a form. */
const pages: Readonly<Record<string, (page: Page, enter: () => Promise<void>) => Promise<void>>> = {
  'the sign-in': async (page) => {
    await page.goto('/sign-in')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'the list of drivers': async (page, enter) => {
    await enter()
    await expect(page.getByText(/^1–20 of \d+$/)).toBeVisible()
  },
  'the settings': async (page, enter) => {
    await enter()
    await expect(page.getByText(/^1–20 of \d+$/)).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByLabel('Country', { exact: true })).toBeVisible()
  },
}

for (const [name, open] of Object.entries(pages)) {
  for (const width of [1280, 360]) {
    test.describe(`${name} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } })

      test('has large targets (2.5.8), no hidden focus (2.4.11), and room for spaced text (1.4.12)', async ({
        page,
        signInByForm,
      }) => {
        await open(page, () => signInByForm('owner'))
        expect.soft(await violations(page, 'target-size')).toEqual([])
        for (let step = 0; step < 60; step += 1) {
          await page.keyboard.press('Tab')
          expect(await page.evaluate(hiddenFocus), `after ${step + 1} tabs`).toBeUndefined()
        }
        await page.evaluate(spaceText)
        expect(await page.evaluate(cutTexts)).toEqual([])
        expect(await page.evaluate(sidewaysScroll)).toBe(0)
      })
    })
  }
}

test('inputs name what they are for, in words that fit one line (1.3.5)', async ({ page, signInByForm }) => {
  const purposes = () =>
    page.locator('input[autocomplete]').evaluateAll((all) => all.map((each) => each.getAttribute('autocomplete')))
  await pages['the sign-in']?.(page, async () => undefined)
  expect(await purposes()).toEqual(['username', 'current-password'])
  await pages['the settings']?.(page, () => signInByForm('owner'))
  expect(await purposes()).toEqual(expect.arrayContaining(['country-name', 'address-level2', 'address-line1']))
  expect(await purposes()).not.toContain('street-address') // for several lines: only a textarea may have it
})

/** The focused element, if none of its corners and neither its middle can be seen. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y])),
  ] as const
  const isSeen = points.some(([x = 0, y = 0]) => {
    const seen = document.elementFromPoint(x, y)
    return seen !== null && (focused.contains(seen) || seen.contains(focused) || labels(focused).includes(seen))
  })
  return isSeen ? undefined : focused.outerHTML.slice(0, 160)

  function labels(element: Element): Element[] {
    return [...((element as HTMLInputElement).labels ?? [])].flatMap((label) => [label, ...label.querySelectorAll('*')])
  }
}
