import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { type Aspect, Signal } from './Signal.tsx'

const aspects: readonly Aspect[] = ['stop', 'wait', 'go', 'soon', 'unknown']

describeConformance('Signal', (probe) => <Signal {...probe} aspect="stop" label="Can't drive" />)

describe('Signal', () => {
  it('is silent beside words and announced alone', () => {
    render(
      <>
        <Signal aspect="go" />
        <Signal aspect="stop" label="Can't drive" />
      </>,
    )
    expect(screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'))).toEqual(["Can't drive"])
  })

  it('has a drawing of its own for each aspect; soon is the arrow in another colour', () => {
    const { container } = render(aspects.map((aspect) => <Signal key={aspect} aspect={aspect} size="40" />))
    const signs = [...container.querySelectorAll('svg')]
    expect(new Set(signs.map(({ innerHTML }) => innerHTML)).size).toBe(4)
    expect(new Set(signs.map(({ classList }) => classList.value)).size).toBe(5) // each in its colour
    expect(signs.map((sign) => sign.getBoundingClientRect().width)).toEqual([40, 40, 40, 40, 40])
  })
})
