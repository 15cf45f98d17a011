import { formatCount, parseOrganisationSearch, printOrganisationSearch, viewSearch } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { StatTile } from '@driver-trust/ui/stat-tile'
import { useSearch } from 'wouter'
import { links } from '../../../links.ts'
import type { Loading } from '../../../load/Loaded.tsx'
import { failed, tile as tileStyle } from './organisationTiles.css.ts'
import type { Tile } from './tiles.ts'

interface FigureTilesProps<Figures> {
  of: Loading<Figures>
  tiles: readonly Tile<Figures>[]
  organisationId: string
}

/** The tiles of one call, or in their place what went wrong with it. */
export function FigureTiles<Figures extends Record<string, number>>({
  of,
  tiles,
  organisationId,
}: FigureTilesProps<Figures>) {
  const { data, error } = of
  const shown = printOrganisationSearch(viewSearch(parseOrganisationSearch(useSearch())))
  if (error && !data) {
    return (
      <li className={failed}>
        <span role="alert">{tiles.map(({ label }) => label).join(', ')}: not loaded.</span>
        <Button size="sm" loading={of.isValidating} onClick={() => void of.mutate()}>
          Try again
        </Button>
      </li>
    )
  }
  return tiles.map(({ label, field, tone, search }) => (
    <li key={label} className={tileStyle}>
      <StatTile
        label={label}
        value={data && formatCount(data[field] ?? 0)}
        tone={tone}
        href={search && links.organisation(organisationId, search)}
        current={search && printOrganisationSearch(search) === shown}
      />
    </li>
  ))
}
