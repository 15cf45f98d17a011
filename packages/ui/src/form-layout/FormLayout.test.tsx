import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { FieldPair, FormLayout, FormSection } from './FormLayout.tsx'

describeConformance('FormLayout', (probe) => <FormLayout {...probe}>Fields</FormLayout>)
describeConformance('FormSection', (probe) => <FormSection {...probe}>Fields</FormSection>)
describeConformance('FieldPair', (probe) => <FieldPair {...probe}>Fields</FieldPair>)

describe('FormLayout', () => {
  it('is 560 px wide, and its sections are regions named by their headings', async () => {
    await page.viewport(1280, 800)
    const { container } = render(
      <FormLayout>
        <FormSection title="Contact" reason="We’ll only contact you about drivers." />
      </FormLayout>,
    )
    expect(container.firstElementChild?.getBoundingClientRect().width).toBe(560)
    expect(screen.getByRole('region', { name: 'Contact' })).toBeTruthy()
  })
})
