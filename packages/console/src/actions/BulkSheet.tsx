import { formatDriverId } from '@driver-trust/domain/driver'
import { organisationIn } from '@driver-trust/domain/organisation'
import { type BulkPlan, bulkResultText, displayName, type Named, planBulk } from '@driver-trust/domain/people'
import { formatCount, localDay } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { Field } from '@driver-trust/ui/field'
import { Heading } from '@driver-trust/ui/heading'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Input } from '@driver-trust/ui/input'
import { ProgressBar } from '@driver-trust/ui/progress-bar'
import { Sheet } from '@driver-trust/ui/sheet'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useId, useState } from 'react'
import { Form } from 'react-final-form'
import { saveText } from '../download.ts'
import { useSendForm } from '../form/CardForm.tsx'
import { useViewer } from '../routing/useViewer.ts'
import { AskedField, answerErrors, answerIn } from './AskedField.tsx'
import { bulkResultCsv } from './bulkResult.ts'
import { useBulkCaveat } from './caveats.ts'
import { consequenceOf, type PersonAction, type PersonRow } from './PersonAction.ts'
import { list, person, reason as reasonStyle } from './peopleNames.css.ts'
import { type Bulk, useBulk } from './useBulk.ts'

export interface BulkSheetProps<Row> {
  action: PersonAction<Row>
  rows: readonly Row[]
  onClose: () => void
  /** Called when the choice belongs to another action, so that its own sheet can open for the same people. */
  onInstead: (action: PersonAction<Row>) => void
  /** Called with the rows that succeeded. */
  onDone: (rows: readonly Row[]) => void
}

/** Shows who is affected and who is left out before anything happens, then the progress, then the outcome for each person. */
export function BulkSheet<Row extends PersonRow & Named>({
  action,
  rows,
  onClose,
  onInstead,
  onDone,
}: BulkSheetProps<Row>) {
  const viewer = useViewer()
  const [plan] = useState(() => planBulk(rows, (row) => action.permission(row, viewer))) // what was shown is what runs
  const bulk = useBulk(action, onDone)
  const caveat = useBulkCaveat(action.clears ? plan.affected : NOBODY)
  const [typed, setTyped] = useState('')
  const formId = useId()
  const send = useSendForm()
  const { asks } = action
  const total = plan.affected.length
  const description = total === 0 ? NOBODY_AFFECTED : consequenceOf(action, plan.affected, viewer.tree)
  const title = total === 0 ? (action.confirmLabel ?? action.label) : action.bulkTitle(total)
  const confirmation = total > MOST_UNCONFIRMED ? `Type ${formatCount(total)} to confirm` : undefined
  const isConfirmed = confirmation === undefined || typed.replace(/\D/g, '') === String(total)
  const blocked = total === 0 ? NOBODY_AFFECTED : !isConfirmed && confirmation
  const close = () => {
    if (bulk.state !== 'running') onClose()
  }
  const submit = (values: Record<string, string>) => {
    const chosen = answerIn(asks, values)
    const instead = action.insteadOf?.(chosen)
    if (instead) onInstead(instead)
    else if (isConfirmed) void bulk.run(plan.affected, chosen)
  }
  return (
    <Form<Record<string, string>> validate={(values) => answerErrors(asks, values)} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <Sheet
          open
          onClose={close}
          title={title}
          description={description}
          actions={
            <BulkButtons
              {...{ action, title, plan, bulk, formId, onClose: close }}
              blocked={blocked || undefined}
              onRetry={() => void bulk.retry(answerIn(asks, values))}
            />
          }
        >
          {bulk.state === 'planned' ? (
            <form id={formId} noValidate onSubmit={(event) => send(event, handleSubmit)}>
              <Stack gap="6">
                {asks && <AskedField {...asks} />}
                {confirmation !== undefined && (
                  <Field label={confirmation} dense>
                    {(control) => (
                      <Input
                        {...control}
                        autoComplete="off"
                        inputMode="numeric"
                        value={typed}
                        onChange={(event) => setTyped(event.currentTarget.value)}
                      />
                    )}
                  </Field>
                )}
                {caveat !== undefined && action.clears?.(answerIn(asks, values)) && (
                  <InlineAlert tone="warning">{caveat}</InlineAlert>
                )}
                <PeopleNames title="Affected" people={plan.affected.map((row) => ({ row }))} />
                <PeopleNames title="Skipped" people={plan.skipped.map(({ item, reason }) => ({ row: item, reason }))} />
              </Stack>
            </form>
          ) : (
            <BulkOutcome label={title} bulk={bulk} total={total} />
          )}
        </Sheet>
      )}
    </Form>
  )
}

const NOBODY_AFFECTED = 'This doesn’t apply to anyone you selected.'
const NOBODY: readonly PersonRow[] = []

/** More people than that are confirmed by typing their number. */
const MOST_UNCONFIRMED = 50

interface BulkOutcomeProps<Row> {
  label: string
  bulk: Bulk<Row>
  total: number
}

function BulkOutcome<Row extends PersonRow & Named>({ label, bulk, total }: BulkOutcomeProps<Row>) {
  const { state, succeeded, failures, left } = bulk
  const processed = succeeded.length + failures.length
  return (
    <Stack gap="6">
      <ProgressBar
        label={label}
        value={processed}
        max={total}
        text={`${formatCount(processed)} of ${formatCount(total)}`}
      />
      <Text as="p" role="status" weight="medium">
        {state === 'over' && bulkResultText({ done: succeeded.length, failed: failures.length, left: left.length })}
      </Text>
      <PeopleNames title="Failed" people={failures} />
      <PeopleNames title="Not started" people={left.map((row) => ({ row }))} />
    </Stack>
  )
}

interface BulkButtonsProps<Row> {
  action: PersonAction<Row>
  /** What it does to how many, which the submit button says too. */
  title: string
  plan: BulkPlan<Row>
  bulk: Pick<Bulk<Row>, 'state' | 'succeeded' | 'failures' | 'left' | 'stop'>
  formId: string
  blocked: string | undefined
  onRetry: () => void
  onClose: () => void
}

function BulkButtons<Row extends PersonRow & Named>(props: BulkButtonsProps<Row>) {
  const { action, title, plan, bulk, formId, blocked, onRetry, onClose } = props
  const variant = action.isDangerous ? 'destructive' : 'primary'
  if (bulk.state === 'over') {
    return (
      <>
        <DownloadResult {...{ action, plan, bulk }} />
        {bulk.failures.length + bulk.left.length > 0 && <Button onClick={onRetry}>Retry failed</Button>}
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </>
    )
  }
  return (
    <>
      <Button onClick={bulk.state === 'running' ? bulk.stop : onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant={variant} loading={bulk.state === 'running'} disabledReason={blocked}>
        {title}
      </Button>
    </>
  )
}

function DownloadResult<Row extends PersonRow & Named>({
  action,
  plan,
  bulk,
}: Pick<BulkButtonsProps<Row>, 'action' | 'plan' | 'bulk'>) {
  const { tree } = useViewer()
  const download = () => {
    const text = bulkResultCsv({ plan, bulk, organisationOf: (row) => organisationIn(tree, row.organizationId)?.name })
    const name = `${(action.confirmLabel ?? action.label).replace('&', 'and')} ${localDay(new Date())}.csv`
    saveText(name, text)
  }
  return (
    <Button iconStart={<DownloadIcon />} onClick={download}>
      Download result
    </Button>
  )
}

interface PeopleNamesProps {
  title: string
  people: readonly { row: Named & { id: string; organizationId?: string | undefined }; reason?: string }[]
}

/**
 * Names under a heading with their number, each with what distinguishes people of the same name, and a reason if it
 * has one. Renders nothing for an empty list.
 */
export function PeopleNames({ title, people }: PeopleNamesProps) {
  const { tree } = useViewer()
  if (people.length === 0) return null
  return (
    <section aria-label={title}>
      <Heading level={3} size="14">
        {title} ({formatCount(people.length)})
      </Heading>
      <ul className={list}>
        {people.map(({ row, reason }) => (
          <li key={`${row.id} ${row.organizationId}`} className={person}>
            {displayName(row)}
            <Identity row={row} organisation={organisationIn(tree, row.organizationId)?.name} />
            {reason && (
              <Text as="div" size="12" tone="muted" className={reasonStyle}>
                {reason}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The driver ID, unless it is the name, and the organisation. */
function Identity({ row, organisation }: { row: Named; organisation: string | undefined }) {
  const id = row.dtId === undefined || row.isPersonalDataHidden ? undefined : formatDriverId(row.dtId)
  const words = [id, organisation].filter(Boolean)
  if (words.length === 0) return null
  return (
    <Text size="12" tone="muted">
      {' '}
      <Text size="12" tabular>
        {words.join(' · ')}
      </Text>
    </Text>
  )
}
