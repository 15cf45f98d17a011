import { type KnownDocuments, useDocuments } from '@driver-trust/domain/data'
import { isVerificationStatus, type JudgedDriver, judgeDriver, standingOf } from '@driver-trust/domain/driver'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { useMemo } from 'react'
import type { ListedPerson } from '../person/PersonRow.ts'
import { useJudging } from './useJudging.ts'

/** Milliseconds after which the documents that have arrived are shown without the others. */
const PATIENCE = 2000

/**
 * The verdict on each of the drivers on screen. Their documents are read once the rows are there, and arrive in one
 * rendering: the function stays the same until then.
 */
export function useRowVerdicts(rows: readonly ListedPerson[]): (row: ListedPerson) => JudgedDriver {
  const read = useDocumentsOf(rows.filter(isCleared))
  const judging = useJudging({ isReady: rows.length > 0 }) // a call for bans would delay the rows
  const isKnown = judging.bannedBy !== undefined || judging.error !== undefined
  const documents = isKnown ? read : NOTHING // documents and bans show together
  const { required, today } = judging
  const isBanNeeded = documents.size > 0 || rows.some(({ status }) => status === 'banned_inherited')
  const bannedBy = isBanNeeded ? judging.bannedBy : undefined // a missing ban only matters for "can drive", which needs documents
  return useMemo(() => {
    const facts = { documents, bannedBy, required, today }
    return (row) => judgeDriver(row as UserWithOrganisation, facts) // only drivers have verdicts
  }, [documents, bannedBy, required, today])
}

const NOTHING: KnownDocuments = new Map()

function isCleared({ status }: ListedPerson): boolean {
  return isVerificationStatus(status) && standingOf(status) === 'cleared'
}

/** The documents of the people on screen, read once the rows have been painted. */
export function useDocumentsOf(rows: readonly { id: string }[]): KnownDocuments {
  return useDocuments(
    rows.map(({ id }) => id),
    { urgency: 'view', patience: PATIENCE, after: painted },
  )
}

/** Resolves once what was rendered is on screen: calls take as long to start as rows to be painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 1000) // a page that nobody sees isn't painted
  })
}
