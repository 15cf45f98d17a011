import { describe, expect, it } from 'vitest'
import { violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { StatTile } from './StatTile.tsx'

describe('StatTile', () => {
  it('is a link only where it leads to what it counts', async () => {
    const { container } = render(
      <>
        <StatTile label="Drivers" value="412" href="#drivers" current />
        <StatTile label="Users" value="8" />
        <StatTile label="Loading" />
      </>,
    )
    const links = screen.getAllByRole('link')
    expect(links).toHaveLength(1)
    expect(links[0]?.getAttribute('aria-current')).toBe('true')
    expect(await violationsIn(container)).toEqual([])
  })
})
