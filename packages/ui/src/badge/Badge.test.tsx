import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Badge } from './Badge.tsx'

describeConformance('Badge', (probe) => (
  <Badge {...probe} tone="success">
    Verified
  </Badge>
))

describe('Badge', () => {
  it('conveys its tone by a shape beside the word, except for a kind', () => {
    const { container } = render(
      <>
        <Badge tone="error">Red</Badge>
        <Badge plain>Root</Badge>
      </>,
    )
    expect(screen.getByText('Red').parentElement?.dataset.tone).toBe('error')
    expect(container.querySelectorAll('svg')).toHaveLength(1)
  })

  it('wraps a long word or sentence instead of cutting it', () => {
    render(
      <div style={{ inlineSize: 96 }}>
        <Badge>Unter Beobachtung</Badge>
      </div>,
    )
    const label = screen.getByText('Unter Beobachtung')
    expect(label.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(96)
    expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
    expect(label.clientHeight).toBeGreaterThan(16)
  })
})
