import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { ProgressBar } from './ProgressBar.tsx'

describeConformance('ProgressBar', (probe) => <ProgressBar {...probe} label="Sending" value={1} max={4} />)

describe('ProgressBar', () => {
  it('announces its progress in words', () => {
    render(<ProgressBar label="Sending" value={18} max={20} text="18 of 20" />)
    expect(screen.getByRole('progressbar', { name: 'Sending' }).getAttribute('aria-valuetext')).toBe('18 of 20')
  })

  it.each([
    [5, 0, '0%'],
    [30, 20, '100%'],
    [-1, 20, '0%'],
  ])('draws %d of %d as %s', (value, max, width) => {
    render(<ProgressBar label="Sending" value={value} max={max} />)
    expect((screen.getByRole('progressbar').firstElementChild as HTMLElement).style.inlineSize).toBe(width)
  })
})
