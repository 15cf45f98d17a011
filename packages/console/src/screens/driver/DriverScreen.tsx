import {
  displayName,
  isUuid,
  type OrganisationNode,
  organisationIn,
  statusLabel,
  statusTone,
} from '@driver-trust/domain'
import { type DriverDetails, useDriver } from '@driver-trust/domain/data'
import { Badge } from '@driver-trust/ui/badge'
import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { PageHeader } from '@driver-trust/ui/page-header'
import { ScreenOnly } from '@driver-trust/ui/print-sheet'
import { Stack } from '@driver-trust/ui/stack'
import { useState } from 'react'
import { useParams } from 'wouter'
import { ActionButtons } from '../../actions/ActionButtons.tsx'
import { type DriverRow, useDriverActions } from '../../actions/useDriverActions.tsx'
import { BackLink } from '../../list-return/BackLink.tsx'
import { useListReturn } from '../../list-return/useListReturn.ts'
import { Loaded } from '../../load/Loaded.tsx'
import { NotFound } from '../../load/NotFound.tsx'
import { NotPermitted } from '../../load/NotPermitted.tsx'
import { PersonPending } from '../../load/PersonPending.tsx'
import { underHeading } from '../../load/underHeading.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { BanNote } from './BanNote.tsx'
import { DriverActivity } from './DriverActivity.tsx'
import { DriverDeadlines } from './DriverDeadlines.tsx'
import { DriverFacts } from './DriverFacts.tsx'
import { DriverTools } from './DriverTools.tsx'
import { columns } from './driverScreen.css.ts'
import { StatusSheet } from './StatusSheet.tsx'
import { useBanOrigin } from './useBanOrigin.ts'
import { usePrinting } from './usePrinting.ts'

/** /organisation/{orgId}/driver/{userId}: one driver, and what can be done with them. */
export function DriverScreen() {
  const { orgId, userId } = useParams<{ orgId: string; userId: string }>()
  const { tree } = useViewer()
  const organisation = organisationIn(tree, orgId)
  const { viewDrivers } = usePermissions()(organisation?.id)
  if (!organisation || !isUuid(userId)) return <NotFound what="driver" />
  if (!viewDrivers.allowed) return <NotPermitted what="Driver" reason={viewDrivers.reason} />
  return <Driver key={userId} organisation={organisation} userId={userId} />
}

function Driver({ organisation, userId }: { organisation: OrganisationNode; userId: string }) {
  const driver = useDriver({ organisationId: organisation.id, userId })
  return (
    <Loaded
      of={driver}
      pending={<PersonPending title="Driver" />}
      notFound={<NotFound what="driver" />}
      failed={underHeading('Driver')}
    >
      {(details) => <DriverPage organisation={organisation} details={details} onRetry={driver.mutate} />}
    </Loaded>
  )
}

interface DriverPageProps {
  organisation: OrganisationNode
  details: DriverDetails
  onRetry: () => Promise<unknown>
}

function DriverPage({ organisation, details, onRetry }: DriverPageProps) {
  const { listed, isListMissing } = details
  const person = { ...details.person, organizationId: organisation.id }
  const { id } = person
  const name = displayName(person)
  const back = useListReturn(organisation.id)
  const actions = useDriverActions()
  const origin = useBanOrigin({ id, organizationId: organisation.id, status: listed?.status })
  const isPrinting = usePrinting()
  useTitle(name)
  const row: DriverRow = { ...person, status: listed?.status ?? '', origin }
  return (
    <>
      <ScreenOnly>
        <Stack gap="6">
          <PageHeader
            title={name}
            breadcrumb={<BackLink to={back}>{`Drivers of ${organisation.name}`}</BackLink>}
            meta={listed && <Badge tone={statusTone(listed.status)}>{statusLabel(listed.status)}</Badge>}
            actions={<ActionButtons actions={actions} row={row} onDone={back.leave} />}
          />
          {isListMissing && <StatusMissing onRetry={onRetry} />}
          {listed && <BanNote listed={listed} origin={origin} />}
          <div className={columns}>
            <Stack gap="4">
              <Card>
                <Stack gap="4">
                  <DriverFacts person={person} organisationName={organisation.name} />
                  <DriverTools organisationId={organisation.id} userId={id} />
                </Stack>
              </Card>
              <DriverActivity organisationId={organisation.id} userId={id} />
            </Stack>
            <DriverDeadlines userId={id} />
          </div>
        </Stack>
      </ScreenOnly>
      {isPrinting && <StatusSheet person={person} organisationName={organisation.name} status={listed?.status} />}
    </>
  )
}

/** The record is there, but nobody can say now whether this driver may drive. */
function StatusMissing({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const [isBusy, setIsBusy] = useState(false)
  const retry = () => {
    setIsBusy(true)
    void onRetry().finally(() => setIsBusy(false))
  }
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button size="sm" loading={isBusy} onClick={retry}>
          Try again
        </Button>
      }
    >
      We couldn’t load this driver’s status, so it isn’t shown here.
    </InlineAlert>
  )
}
