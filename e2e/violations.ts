import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Violations that axe finds on a page, by all rules or the named ones: page, rule and first element of each. */
export async function violations(page: Page, ...rules: readonly string[]): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished)) // a colour in transition has no contrast of its own
  })
  // One run in the page itself, since no page has a frame. Naming passing elements would take axe longest.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } }, // of WCAG 2.2, which axe leaves off by default
  })
  if (rules.length > 0) axe.withRules([...rules])
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => `${page.url()}: ${id}, ${nodes[0]?.html}`)
}
