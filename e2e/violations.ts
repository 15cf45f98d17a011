import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with a page, by all rules or by those that are named: the page, the rule and the first element of each. */
export async function violations(page: Page, ...rules: readonly string[]): Promise<string[]> {
  // One run in the page itself: no page holds a frame. Naming what is in order would take axe longest.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules.length > 0) axe.withRules([...rules])
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => `${page.url()}: ${id}, ${nodes[0]?.html}`)
}
