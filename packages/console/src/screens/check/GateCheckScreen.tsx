import { formatDriverId, type OrganisationNode, organisationIn } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Field } from '@driver-trust/ui/field'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Input } from '@driver-trust/ui/input'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { type SyntheticEvent, useState } from 'react'
import { useParams } from 'wouter'
import { links } from '../../links.ts'
import { NotFound } from '../../load/Loaded.tsx'
import { useIsOnline } from '../../load/OfflineBanner.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { VerdictPanel } from '../../VerdictPanel.tsx'
import { field, page } from './gateCheck.css.ts'
import { type GateAnswer, useGateCheck } from './useGateCheck.ts'

/** /organisation/{orgId}/check: for a phone at the yard gate. One driver ID in, one verdict out. */
export function GateCheckScreen() {
  const { orgId } = useParams<{ orgId: string }>()
  const { tree } = useViewer()
  const organisation = organisationIn(tree, orgId)
  const { viewDrivers } = usePermissions()(organisation?.id)
  useTitle(organisation ? 'Gate check' : 'Not Found')
  if (!organisation) return <NotFound what="organisation" />
  return (
    <div className={page}>
      <PageHeader
        title="Gate check"
        breadcrumb={<TextLink href={links.organisation(organisation.id)}>{organisation.name}</TextLink>}
      />
      {viewDrivers.allowed ? (
        <GateCheck organisation={organisation} />
      ) : (
        <EmptyState kind="not-permitted" title="You can’t check drivers here" description={viewDrivers.reason} />
      )}
    </div>
  )
}

const OFFLINE = 'You’re offline, so we can’t say whether anyone can drive. Try again once there’s a connection.'
const NOT_A_NUMBER = 'A driver ID has digits only.'

function GateCheck({ organisation }: { organisation: OrganisationNode }) {
  const isOnline = useIsOnline()
  const { state, check, reset } = useGateCheck(organisation)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const digits = text.replace(/\s+/g, '')
    const isNumber = /^\d{1,15}$/.test(digits)
    setError(isNumber ? undefined : NOT_A_NUMBER)
    if (isNumber && isOnline) void check(Number(digits))
  }
  if (!isOnline)
    return (
      <InlineAlert tone="warning" role="alert" title="No verdict">
        {OFFLINE}
      </InlineAlert>
    )
  if (state.kind === 'answered')
    return (
      <Answer
        answer={state.answer}
        onAnother={() => {
          reset()
          setText('')
        }}
      />
    )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Field label="Driver ID" error={error} dense>
          {(control) => (
            <Input
              {...control}
              autoFocus
              className={field}
              inputMode="numeric"
              enterKeyHint="go"
              autoComplete="off"
              tabular
              maxLength={24}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        {state.kind === 'failed' && (
          <InlineAlert tone="error" title="No verdict">
            We couldn’t reach the server. The driver hasn’t been checked.
          </InlineAlert>
        )}
        <Button type="submit" variant="primary" size="xl" loading={state.kind === 'checking'}>
          {state.kind === 'failed' ? 'Try again' : 'Check driver'}
        </Button>
      </Stack>
    </form>
  )
}

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

function Answer({ answer, onAnother }: { answer: GateAnswer; onAnother: () => void }) {
  const { verdict, dtId, driver, checkedAt } = answer
  return (
    <Stack gap="4">
      <div role="status">
        <VerdictPanel
          size="gate"
          verdict={verdict}
          about={
            <Text as="p" size="20" weight="semibold" tabular>
              {driver && (
                <>
                  <bdi>{driver.name}</bdi>
                  <br />
                </>
              )}
              <bdi dir="ltr">{formatDriverId(dtId)}</bdi>
            </Text>
          }
        >
          {driver && <Text as="p">{driver.organisationName}</Text>}
          <Text as="p" size="13" tabular>{`Checked at ${TIME.format(checkedAt)}`}</Text>
        </VerdictPanel>
      </div>
      <Button variant="primary" size="xl" autoFocus onClick={onAnother}>
        Check another
      </Button>
      {driver && (
        <Text as="p" align="center">
          <TextLink href={driver.href}>Open the driver’s page</TextLink>
        </Text>
      )}
    </Stack>
  )
}
