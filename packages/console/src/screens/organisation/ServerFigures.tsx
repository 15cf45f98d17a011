import { reads, usePreloads, useRead } from '@driver-trust/domain/data'
import type { Counters, Stats } from '@driver-trust/domain/organisation'
import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { useEffect } from 'react'
import { useList } from '../../people/listContext.ts'
import { figureList, quiet } from './organisation.css.ts'

interface ServerFiguresProps {
  /** False until the board shows its figures: these load meanwhile, and then appear together with them. */
  isDue: boolean
}

/** What the server counts for this organisation alone, in a quiet line: it counts differently from the board. */
export function ServerFigures({ isDue }: ServerFiguresProps) {
  const { id, name } = useList().organisation
  const { preload } = usePreloads()
  useEffect(() => {
    preload(reads.counters(id))
    preload(reads.stats(id))
  }, [preload, id])
  const counters = useRead(isDue ? reads.counters(id) : null)
  const stats = useRead(isDue ? reads.stats(id) : null)
  const failed = [counters, stats].filter(({ data, error }) => error && !data)
  const figures = [...figuresOf(COUNTERS, counters.data), ...figuresOf(STATS, stats.data)]
  return (
    <section aria-label={`${name} only`} className={quiet}>
      <span>{`${name} only:`}</span>
      <ul className={figureList}>
        {figures.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {failed.length > 0 && (
        <>
          <span role="alert">Some figures couldn’t be loaded.</span>
          <Button
            size="sm"
            loading={failed.some(({ isValidating }) => isValidating)}
            onClick={() => {
              for (const { mutate } of failed) void mutate()
            }}
          >
            Try again
          </Button>
        </>
      )}
    </section>
  )
}

const COUNTERS: Record<keyof Counters, string> = {
  drivers: 'Drivers',
  users: 'Users',
  subOrganizations: 'Sub-organisations',
}

const STATS: Record<keyof Stats, string> = {
  activeDrivers: 'Active drivers',
  unverifiedDrivers: 'Unverified drivers',
  redDrivers: 'Red drivers',
  verificationsThisMonth: 'Verifications this month',
}

function figuresOf<Name extends string>(
  labels: Record<Name, string>,
  data: Record<Name, number> | undefined,
): string[] {
  const names = Object.keys(labels) as Name[] // Object.keys widens them
  return data ? names.map((name) => `${labels[name]} ${formatCount(data[name])}`) : []
}
