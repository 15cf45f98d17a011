import { type Counters, formatCount, type Stats, shareOfDrivers } from '@driver-trust/domain'
import { useCounters, useStats } from '@driver-trust/domain/data'
import { ShareBar } from '@driver-trust/ui/share-bar'
import { memo } from 'react'
import { FigureTiles } from './FigureTiles.tsx'
import { root, row, shareRoom } from './organisationTiles.css.ts'
import { counterTiles, statTiles } from './tiles.ts'

/** The organisation's own figures; each call loads and fails on its own. Kept as it is while the lists change. */
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
