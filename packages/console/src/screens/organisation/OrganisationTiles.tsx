import {
  type Counters,
  formatCount,
  type OrganisationSearch,
  parseOrganisationSearch,
  printOrganisationSearch,
  type Stats,
  shareOfDrivers,
  viewSearch,
} from '@driver-trust/domain'
import { useCounters, useStats } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { ShareBar } from '@driver-trust/ui/share-bar'
import { StatTile, type StatTileProps } from '@driver-trust/ui/stat-tile'
import { memo } from 'react'
import { useSearch } from 'wouter'
import { links } from '../../links.ts'
import type { Loading } from '../../load/Loaded.tsx'
import { failed, root, row, shareRoom, tile as tileStyle } from './organisationTiles.css.ts'

/** The organisation's own figures; each call loads and fails on its own. Doesn't re-render when the lists change. */
export const OrganisationTiles = memo(function OrganisationTiles({ organisationId }: { organisationId: string }) {
  const counters = useCounters(organisationId)
  const stats = useStats(organisationId)
  return (
    <div className={root}>
      <ul className={row} aria-label="Figures of this organisation alone">
        <FigureTiles of={counters} tiles={counterTiles} organisationId={organisationId} />
        <FigureTiles of={stats} tiles={statTiles} organisationId={organisationId} />
      </ul>
      <Shares counters={counters.data} stats={stats.data} isLoading={counters.isLoading || stats.isLoading} />
    </div>
  )
})

interface SharesProps {
  counters: Counters | undefined
  stats: Stats | undefined
  isLoading: boolean
}

function Shares({ counters, stats, isLoading }: SharesProps) {
  const parts = counters && stats && shareOfDrivers(counters, stats)
  if (!parts) return isLoading ? <div className={shareRoom} /> : null
  return <ShareBar label="Drivers by verification" parts={parts} format={formatCount} />
}

interface FigureTilesProps<Figures> {
  of: Loading<Figures>
  tiles: readonly Tile<Figures>[]
  organisationId: string
}

/** The tiles of one call, or its error. */
function FigureTiles<Figures extends Record<string, number>>({ of, tiles, organisationId }: FigureTilesProps<Figures>) {
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

interface Tile<Figures> {
  label: string
  field: keyof Figures
  tone?: StatTileProps['tone']
  /** Filters of the list that the tile counts; figures exclude sub-organisations, so the list does too. */
  search?: Partial<OrganisationSearch>
}

const counterTiles: readonly Tile<Counters>[] = [
  { label: 'Drivers', field: 'drivers', search: { isOwnOnly: true } },
  { label: 'Users', field: 'users', search: { view: 'users', isOwnOnly: true } },
  { label: 'Sub-organisations', field: 'subOrganizations' },
]

const statTiles: readonly Tile<Stats>[] = [
  { label: 'Verifications this month', field: 'verificationsThisMonth' },
  { label: 'Active drivers', field: 'activeDrivers', tone: 'success' }, // no filter selects just these
  {
    label: 'Unverified drivers',
    field: 'unverifiedDrivers',
    tone: 'warning',
    search: { isOwnOnly: true, statusBadge: 'all_unverified' },
  },
  { label: 'Red drivers', field: 'redDrivers', tone: 'error', search: { isOwnOnly: true, statusBadge: 'red' } },
]
