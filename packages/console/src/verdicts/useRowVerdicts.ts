import { reads, useCachedLoad, usePeek } from '@driver-trust/domain/data'
import { isVerificationStatus, judgeDriver, standingOf, type Verdict } from '@driver-trust/domain/driver'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ListedPerson } from '../people/cells.tsx'
import { useBanOrigins } from '../people/useBanOrigins.ts'
import type { ReadDocuments } from './createDocumentCheck.ts'
import { useToday } from './useToday.ts'

export type KnownDocuments = ReadonlyMap<string, ReadDocuments>

/** Milliseconds after which the documents that have arrived are shown without the others. */
const PATIENCE = 2000

/**
 * The verdict on each of the drivers on screen. Their documents are read once the rows are there, and arrive in one
 * rendering: the function stays the same until then.
 */
export function useRowVerdicts(rows: readonly ListedPerson[]): (row: ListedPerson) => Verdict {
  const documents = useDocumentsOf(rows.filter(isCleared))
  const people = rows.some(({ status }) => status === 'banned_inherited') ? rows : NOBODY // elsewhere a new page changes nothing
  const bannedBy = useBanOrigins(people)
  const today = useToday()
  return useMemo(() => {
    const facts = { documents, bannedBy, today }
    return (row) => judgeDriver(row as UserWithOrganisation, facts).verdict // only drivers have verdicts
  }, [documents, bannedBy, today])
}

const NOBODY: readonly ListedPerson[] = []
const NOTHING: KnownDocuments = new Map()

function isCleared({ status }: ListedPerson): boolean {
  return isVerificationStatus(status) && standingOf(status) === 'cleared'
}

/** The documents of the people on screen, read six at a time once the rows have been painted. */
export function useDocumentsOf(rows: readonly { id: string }[]): KnownDocuments {
  const load = useCachedLoad()
  const known = useKnownDocuments()
  const key = [...new Set(rows.map(({ id }) => id))].join(' ')
  const [loaded, setLoaded] = useState({ key: '', documents: NOTHING })
  const before = useMemo(() => (key === '' ? NOTHING : known(key.split(' '))), [known, key])
  useEffect(() => {
    const due = key === '' ? [] : key.split(' ')
    if (due.length === before.size) return undefined
    const found = new Map<string, ReadDocuments>()
    let isOver = false
    const show = () => {
      if (!isOver) setLoaded({ key, documents: new Map(found) })
    }
    const timer = setInterval(show, PATIENCE)
    void painted().then(() => {
      if (isOver) return
      const loads = due.map((id) =>
        load(reads.deadlines(id)).then(
          ({ deadlines }) => found.set(id, deadlines),
          () => found.set(id, 'unread'),
        ),
      )
      void Promise.all(loads).then(() => {
        clearInterval(timer)
        show()
      })
    })
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [key, before, load])
  return loaded.key === key ? loaded.documents : before
}

/** Resolves once what was rendered is on screen: six calls take as long to start as rows to be painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 1000) // a page that nobody sees isn't painted
  })
}

/** Documents that were read a short while ago, for this list or another. */
export function useKnownDocuments(): (ids: readonly string[]) => KnownDocuments {
  const peek = usePeek()
  return useCallback(
    (ids) =>
      new Map(
        ids.flatMap((id): [string, ReadDocuments][] => {
          const known = peek(reads.deadlines(id))
          return known ? [[id, known.deadlines]] : []
        }),
      ),
    [peek],
  )
}
