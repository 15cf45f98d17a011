import { useDeadlines, useRead } from '@driver-trust/domain/data'
import { organisationIn } from '@driver-trust/domain/organisation'
import { useEffect } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { type ListedPerson, rowKey } from '../person/PersonRow.ts'
import { StatusSheet } from '../person/StatusSheet.tsx'
import { useActivityNames } from '../person/useActivityNames.ts'
import { useBanOrigin } from '../person/useBanOrigin.ts'
import { useDriver } from '../person/useDriver.ts'
import { wholeActivity } from '../person/useDriverVerdict.ts'
import { useElsewhere } from '../verdicts/useElsewhere.ts'
import { useList } from './listContext.ts'

interface DriverFileProps {
  row: ListedPerson
  /** Called once everything on the sheet has been read or couldn't be; stable. */
  onRead: (key: string) => void
}

/** One of several drivers' status sheets. */
export function DriverFile({ row, onRead }: DriverFileProps) {
  const { organisation } = useList()
  const { tree } = useViewer()
  const { id, organizationId = organisation.id } = row
  const place = { id, organizationId }
  const driver = useDriver({ organisationId: organizationId, userId: id })
  const activity = useRead(wholeActivity(place))
  const documents = useDeadlines(id)
  const bans = useBanOrigin(place)
  const person = { ...row, ...driver.data?.person, organizationId }
  const names = useActivityNames(activity.data?.records ?? [], person.invitedBy)
  const isRead = [driver, activity, documents].every(({ data, error }) => data || error) && !driver.data?.isPartial
  const elsewhere = useElsewhere({ ...place, origin: bans.origin })
  const isDone = isRead && elsewhere.isRead && !bans.isWaiting && !names.isWaiting
  useEffect(() => {
    if (isDone) onRead(rowKey(row))
  }, [isDone, row, onRead])
  return (
    <StatusSheet
      person={person}
      organisationName={organisationIn(tree, organizationId)?.name ?? '–'}
      listed={driver.data?.listed}
      bans={bans}
      elsewhere={elsewhere}
    />
  )
}
