import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { type Sign, VerdictSign } from './VerdictSign.tsx'

const verdicts: readonly Sign[] = ['cannot', 'pending', 'can', 'soon', 'unchecked']

describeConformance('VerdictSign', (probe) => <VerdictSign {...probe} verdict="cannot" label="Can't drive" />)

describe('VerdictSign', () => {
  it('is silent beside words and announced alone', () => {
    render(
      <>
        <VerdictSign verdict="can" />
        <VerdictSign verdict="cannot" label="Can't drive" />
      </>,
    )
    expect(screen.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'))).toEqual(["Can't drive"])
  })

  it('has a drawing of its own for each verdict; soon is the arrow in another colour', () => {
    const { container } = render(verdicts.map((verdict) => <VerdictSign key={verdict} verdict={verdict} size="40" />))
    const signs = [...container.querySelectorAll('svg')]
    expect(new Set(signs.map(({ innerHTML }) => innerHTML)).size).toBe(4)
    expect(new Set(signs.map(({ classList }) => classList.value)).size).toBe(5) // each in its colour
    expect(signs.map((sign) => sign.getBoundingClientRect().width)).toEqual([40, 40, 40, 40, 40])
  })
})
