import { describe, expect, it } from 'vitest'
import { conforms, violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { StatTile } from './StatTile.tsx'

conforms('StatTile', (probe) => <StatTile {...probe} label="Users" value="8" />)
conforms('StatTile that leads somewhere', (probe) => (
  <StatTile {...probe} label="Drivers" value="412" href="#drivers" />
))

describe('StatTile', () => {
  it('is a link only if it leads to what it counts', async () => {
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
