import { formatDriverId, GateCheckForm } from '@driver-trust/domain/driver'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { validator } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Input } from '@driver-trust/ui/input'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useRef } from 'react'
import { Form } from 'react-final-form'
import { useParams } from 'wouter'
import { formatDate } from '../../DateText.tsx'
import { useSendForm } from '../../form/CardForm.tsx'
import { FormField } from '../../form/FormField.tsx'
import { NotFound } from '../../load/Loaded.tsx'
import { useIsOnline } from '../../load/OfflineBanner.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { VerdictPanel } from '../../VerdictPanel.tsx'
import { organisationRoute } from '../organisation/route.ts'
import type { GateAnswer } from './askAtGate.ts'
import { field, page } from './gateCheck.css.ts'
import { useGateCheck } from './useGateCheck.ts'

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
        breadcrumb={<TextLink href={organisationRoute.href({ orgId: organisation.id })}>{organisation.name}</TextLink>}
      />
      {viewDrivers.allowed ? (
        <GateCheck organisation={organisation} />
      ) : (
        <EmptyState kind="not-permitted" title="You can’t check drivers here" description={viewDrivers.reason} />
      )}
    </div>
  )
}

const OFFLINE = 'You’re offline, so we can’t say whether anyone can drive. We’ll check again once there’s a connection.'

/** Milliseconds in which a second Enter for the same ID does nothing: a scanner's second would undo its first. */
const ENTER_PAUSE = 500

const SUBMIT = { ready: 'Check driver', checking: 'Check driver', answered: 'Check driver', failed: 'Try again' }
const validate = validator(GateCheckForm)
const EMPTY = { driverId: '' }

/** The field stays beside its verdict: typing clears the verdict, and so does a scanner that sends the next ID. */
export function GateCheck({ organisation }: { organisation: OrganisationNode }) {
  const isOnline = useIsOnline()
  const { state, check, clear } = useGateCheck(organisation)
  const send = useSendForm()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const lastEnter = useRef(-ENTER_PAUSE)
  const isAnswered = state.kind === 'answered' && isOnline
  useEffect(() => {
    if (isAnswered && document.activeElement === input.current) button.current?.focus() // puts a phone's keyboard away
  }, [isAnswered])
  return (
    <Form<typeof EMPTY>
      initialValues={EMPTY}
      validate={validate}
      onSubmit={({ driverId }) => {
        if (isOnline) check(Number(driverId.replace(/\s+/g, '')))
        input.current?.select()
      }}
    >
      {({ handleSubmit, form }) => {
        const another = (event: MouseEvent) => {
          event.preventDefault() // by then this is the submit button again
          clear()
          form.restart()
          input.current?.focus()
        }
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key === 'Enter') {
            const isSecond = event.repeat || event.timeStamp - lastEnter.current < ENTER_PAUSE
            if (isSecond) event.preventDefault()
            else lastEnter.current = event.timeStamp
          }
          if (!/^\d$/.test(event.key) || event.target === input.current || !isAnswered) return
          form.change('driverId', '')
          input.current?.focus() // the digit arrives there
        }
        return (
          <form noValidate onKeyDown={onKeyDown} onSubmit={(event) => send(event, handleSubmit)}>
            <Stack gap="4">
              <DriverIdField
                ref={input}
                onType={() => {
                  clear()
                  lastEnter.current = -ENTER_PAUSE
                }}
              />
              {!isOnline && (
                <InlineAlert tone="warning" role="alert" title="No verdict">
                  {OFFLINE}
                </InlineAlert>
              )}
              {state.kind === 'failed' && isOnline && (
                <InlineAlert tone="error" title="No verdict">
                  We couldn’t reach the server. The driver hasn’t been checked.
                </InlineAlert>
              )}
              {isAnswered && <Answer answer={state.answer} />}
              <Button
                ref={button}
                type={isAnswered ? 'button' : 'submit'}
                variant="primary"
                size="xl"
                loading={state.kind === 'checking'}
                onClick={isAnswered ? another : undefined}
              >
                {isAnswered ? 'Check another' : SUBMIT[state.kind]}
              </Button>
              {isAnswered && state.answer.driver && (
                <Text as="p" align="center">
                  <TextLink href={state.answer.driver.href}>Open the driver’s page</TextLink>
                </Text>
              )}
            </Stack>
          </form>
        )
      }}
    </Form>
  )
}

/** A field for one ID after the other: what it holds is selected, so that typing replaces it. */
function DriverIdField({ ref, onType }: { ref: Ref<HTMLInputElement>; onType: () => void }) {
  return (
    <FormField name="driverId" label="Driver ID">
      {({ onChange, onFocus, ...control }) => (
        <Input
          {...control}
          ref={ref}
          autoFocus
          className={field}
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          tabular
          maxLength={24}
          onFocus={(event) => {
            onFocus()
            event.currentTarget.select()
          }}
          onChange={(event) => {
            onType()
            onChange(event)
          }}
        />
      )}
    </FormField>
  )
}

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

function Answer({ answer: { verdict, dtId, driver, checkedAt, clockError } }: { answer: GateAnswer }) {
  return (
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
        <Text as="p" size="13" tabular>
          {`Checked at ${TIME.format(checkedAt)} on ${formatDate(checkedAt.toISOString())}`}
        </Text>
        {clockError !== undefined && <Text as="p">{clockText(clockError)}</Text>}
      </VerdictPanel>
    </div>
  )
}

const UNITS = [
  ['days', 1440],
  ['hours', 60],
  ['minutes', 1],
] as const

/** How far the clock is off, in the largest unit that gives more than one. */
function clockText(minutes: number): string {
  const [unit, length] = UNITS.find(([, each]) => Math.abs(minutes) >= 2 * each) ?? ['minutes', 1]
  return `This device’s clock is ${Math.round(Math.abs(minutes) / length)} ${unit} ${minutes > 0 ? 'fast' : 'slow'}.`
}
