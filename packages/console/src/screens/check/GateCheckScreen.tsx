import { driverIdFilter, GateCheckForm } from '@driver-trust/domain/driver'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { validator } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Heading } from '@driver-trust/ui/heading'
import { ArrowLeftIcon } from '@driver-trust/ui/icon'
import { Input } from '@driver-trust/ui/input'
import { type LinkComponentProps, LinkProvider } from '@driver-trust/ui/link'
import { TextLink } from '@driver-trust/ui/text-link'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useCallback, useRef } from 'react'
import { Form } from 'react-final-form'
import { useParams } from 'wouter'
import { HomeLink } from '../../account/HomeLink.tsx'
import { usePermissions } from '../../account/usePermissions.ts'
import { useViewer } from '../../account/useViewer.ts'
import { FormField } from '../../form/FormField.tsx'
import { useSendForm } from '../../form/useSendForm.ts'
import { useEventListener } from '../../host/useEventListener.ts'
import { isTaken, isTyped } from '../../host/useSingleKeys.ts'
import { SlowLoadNotice } from '../../load/Pending.tsx'
import { useIsOnline } from '../../load/useIsOnline.ts'
import { NotFound } from '../../page/Loaded.tsx'
import { useTitle } from '../../page/useTitle.ts'
import { paths } from '../../paths.ts'
import { intoSearch } from '../../people/fromList.ts'
import { RouterLink } from '../../routing/RouterLink.tsx'
import type { GateAnswer } from './askAtGate.ts'
import { Answer, NoAnswer } from './GateResult.tsx'
import { back, branch, column, field, gate, grounds, head, link } from './gateCheck.css.ts'
import { type GateState, useGateCheck } from './useGateCheck.ts'

/** /organisation/{orgId}/check: for a phone at the yard gate. One driver ID in, one verdict out. */
export function GateCheckScreen() {
  const { orgId } = useParams<{ orgId: string }>()
  const { tree } = useViewer()
  const organisation = organisationIn(tree, orgId)
  const { viewDrivers } = usePermissions()(organisation?.id)
  useTitle(organisation ? 'Gate check' : 'Not Found')
  if (!organisation) return <NotFound what="organisation" />
  return viewDrivers.allowed ? (
    <GateCheck key={organisation.id} organisation={organisation} />
  ) : (
    <Ground of={organisation}>
      <EmptyState
        kind="not-permitted"
        title="You can’t check drivers here"
        description={viewDrivers.reason}
        action={<HomeLink organisation={organisation} hrefOf={(orgId) => paths.gateCheck.href({ orgId })} />}
      />
    </Ground>
  )
}

interface GroundProps {
  of: OrganisationNode
  kind?: keyof typeof grounds
  children: ReactNode
}

/** The page from edge to edge: where the gate is, and the verdict's colour behind everything. */
function Ground({ of: { id, name }, kind = 'neutral', children }: GroundProps) {
  return (
    <div className={`${gate} ${grounds[kind]}`}>
      <header className={head}>
        <TextLink tone="quiet" href={paths.organisation.href({ orgId: id })} className={back}>
          <ArrowLeftIcon size="16" /> <bdi className={branch}>{name}</bdi>
        </TextLink>
        <Heading level={1} size="16" tabIndex={-1}>
          Gate check
        </Heading>
      </header>
      {children}
    </div>
  )
}

const FAILED = 'The server couldn’t check this driver. Try again.'
const UNREACHABLE = 'We couldn’t reach the server, so the driver hasn’t been checked.'
const OFFLINE = 'You’re offline, so we can’t check drivers. We’ll check again when you’re back online.'

/** Milliseconds in which a second Enter for the same ID does nothing: a scanner's second would undo its first. */
const ENTER_PAUSE = 500

const BUTTON = {
  ready: 'Check driver',
  waiting: 'Check driver',
  checking: 'Check driver',
  answered: 'Check another',
  failed: 'Try again',
}

const validate = validator(GateCheckForm)
const EMPTY = { driverId: '' }

/** The ground of each state; before an answer, and for an ID that nobody has, it has no colour. */
function groundOf(state: GateState, isOnline: boolean): keyof typeof grounds {
  if (!isOnline || state.kind === 'failed') return 'unknown'
  if (state.kind !== 'answered') return 'neutral'
  return state.answer.isAmber ? 'amber' : (state.answer.verdict?.kind ?? 'neutral')
}

/** The field stays beside its verdict: typing clears the verdict, and so does a scanner that sends the next ID, wherever the focus is. */
export function GateCheck({ organisation }: { organisation: OrganisationNode }) {
  const isOnline = useIsOnline()
  const { state, check, clear } = useGateCheck(organisation)
  const send = useSendForm()
  const input = useRef<HTMLInputElement>(null)
  const lastEnter = useRef(-ENTER_PAUSE)
  useEventListener(document, 'keydown', (event) => {
    const isPasted = (event.ctrlKey || event.metaKey) && event.key === 'v' && !isTyped(event)
    if (isPasted || (/^\d$/.test(event.key) && !isTaken(event))) input.current?.focus() // selects its text, and the browser types over it
  })
  const isAnswered = state.kind === 'answered' && isOnline
  const isNotFound = isAnswered && !state.answer.verdict
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (document.activeElement === input.current) button?.focus() // puts a phone's keyboard away
  }, [])
  return (
    <Ground of={organisation} kind={groundOf(state, isOnline)}>
      <Form<typeof EMPTY>
        initialValues={EMPTY}
        validate={validate}
        onSubmit={({ driverId }) => check(Number(driverIdFilter(driverId)))}
      >
        {({ handleSubmit, form }) => {
          const another = (event: MouseEvent) => {
            event.preventDefault() // the re-render turns this button into the submit button, which the click would press
            if (!isNotFound) {
              clear()
              form.restart()
            }
            input.current?.focus() // which selects its text
          }
          const onKeyDown = (event: KeyboardEvent) => {
            if (event.key !== 'Enter') return
            const isSecond = event.repeat || event.timeStamp - lastEnter.current < ENTER_PAUSE
            if (isSecond) event.preventDefault()
            else lastEnter.current = event.timeStamp
          }
          return (
            <form
              noValidate
              className={column}
              onKeyDown={onKeyDown}
              onSubmit={(event) => {
                input.current?.select() // for the next ID, whatever becomes of this one
                send(event, handleSubmit)
              }}
            >
              <DriverIdField
                ref={input}
                onType={() => {
                  clear()
                  lastEnter.current = -ENTER_PAUSE
                }}
              />
              {state.kind === 'checking' && <SlowLoadNotice />}
              {!isOnline && <NoAnswer role="alert">{OFFLINE}</NoAnswer>}
              {state.kind === 'failed' && isOnline && (
                <NoAnswer role="status">{state.isReached ? FAILED : UNREACHABLE}</NoAnswer>
              )}
              {isAnswered && <Answer answer={state.answer} organisation={organisation} />}
              <Button
                ref={isAnswered ? takeFocus : null}
                type={isAnswered ? 'button' : 'submit'}
                variant="primary"
                size="xl"
                width="full"
                loading={state.kind === 'checking'}
                onClick={isAnswered ? another : undefined}
              >
                {isNotFound ? 'Check the number' : BUTTON[isOnline ? state.kind : 'ready']}
              </Button>
              <Way organisation={organisation} driver={isAnswered ? state.answer.driver : undefined} />
            </form>
          )
        }}
      </Form>
    </Ground>
  )
}

/** What else can be done: with an answer, or without an ID. */
function Way({ organisation: { id }, driver }: { organisation: OrganisationNode; driver: GateAnswer['driver'] }) {
  const href = driver?.href ?? paths.organisation.href({ orgId: id })
  return (
    <LinkProvider component={driver ? RouterLink : SearchLink}>
      <TextLink className={link} href={href}>
        {driver ? 'Open the driver’s page' : 'Search by name'}
      </TextLink>
    </LinkProvider>
  )
}

/** To a list, into its search field. */
function SearchLink(props: LinkComponentProps) {
  return <RouterLink {...props} state={intoSearch} />
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
