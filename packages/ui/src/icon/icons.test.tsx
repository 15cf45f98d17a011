import { describe, expect, it } from 'vitest'
import { violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { tones } from '../theme/tokens.ts'
import { ArrowRightIcon, SearchIcon, ToneShape } from './icons.tsx'

describe('icons', () => {
  it('are silent beside a word and announced alone', async () => {
    const { container } = render(
      <>
        <SearchIcon />
        <SearchIcon label="Search" size="24" />
      </>,
    )
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(screen.getByRole('img', { name: 'Search' }).getBoundingClientRect().width).toBe(24)
    expect(await violationsIn(container)).toEqual([])
  })

  it('are mirrored in right-to-left text if they point along it', () => {
    const { container } = render(
      <div dir="rtl">
        <ArrowRightIcon />
      </div>,
    )
    const arrow = container.querySelector('svg')
    expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  })

  it('give every tone a distinct shape', () => {
    const shapes = tones.map((tone) => render(<ToneShape tone={tone} />).container.innerHTML)
    expect(new Set(shapes).size).toBe(tones.length)
  })
})
