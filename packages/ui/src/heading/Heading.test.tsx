import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Heading } from './Heading.tsx'

describeConformance('Heading', (probe) => (
  <Heading {...probe} level={2}>
    Contact
  </Heading>
))

describe('Heading', () => {
  it('has its level in the outline, whatever its size', () => {
    render(
      <Heading level={3} size="32">
        Activity
      </Heading>,
    )
    expect(screen.getByRole('heading', { level: 3, name: 'Activity' })).toBeTruthy()
  })

  it("doesn't compile without a level", () => {
    // @ts-expect-error: the place in the outline cannot be guessed
    expect(<Heading>Contact</Heading>).toBeTruthy()
  })
})
