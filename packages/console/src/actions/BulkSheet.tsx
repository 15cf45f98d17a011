import { formatDriverId } from '@driver-trust/domain/driver'
import { organisationIn } from '@driver-trust/domain/organisation'
import { bulkResultText, displayName, type Named, planBulk } from '@driver-trust/domain/people'
import { Button } from '@driver-trust/ui/button'
import { Heading } from '@driver-trust/ui/heading'
import { ProgressBar } from '@driver-trust/ui/progress-bar'
import { Sheet } from '@driver-trust/ui/sheet'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useId, useState } from 'react'
import { Form } from 'react-final-form'
import { useSendForm } from '../form/CardForm.tsx'
import { FormRadioGroup } from '../form/FormChoice.tsx'
import { useViewer } from '../routing/useViewer.ts'
import type { PersonAction, PersonRow } from './PersonAction.ts'
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
  const formId = useId()
  const send = useSendForm()
  const { choice } = action
  const total = plan.affected.length
  const close = () => {
    if (bulk.state !== 'running') onClose()
  }
  const chosenIn = (values: Record<string, string>) => (choice ? (values[choice.name] ?? '') : '')
  const submit = (values: Record<string, string>) => {
    const chosen = chosenIn(values)
    const instead = action.insteadOf?.(chosen)
    if (instead) onInstead(instead)
    else void bulk.run(plan.affected, chosen)
  }
  return (
    <Form<Record<string, string>> {...(choice && { validate: choice.validate })} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <Sheet
          open
          onClose={close}
          title={`${action.confirmLabel ?? action.label}: ${peopleText(total)}`}
          description={action.consequence}
          actions={
            <BulkButtons
              {...{ action, bulk, formId, onClose: close }}
              blocked={total === 0 ? 'Nobody of those selected is affected.' : undefined}
              onRetry={() => void bulk.retry(chosenIn(values))}
            />
          }
        >
          {bulk.state === 'planned' ? (
            <form id={formId} noValidate onSubmit={(event) => send(event, handleSubmit)}>
              <Stack gap="6">
                {choice && <FormRadioGroup name={choice.name} label={choice.label} options={choice.options} />}
                <PeopleNames title="Affected" people={plan.affected.map((row) => ({ row }))} />
                <PeopleNames title="Skipped" people={plan.skipped.map(({ item, reason }) => ({ row: item, reason }))} />
              </Stack>
            </form>
          ) : (
            <BulkOutcome label={action.confirmLabel ?? action.label} bulk={bulk} total={total} />
          )}
        </Sheet>
      )}
    </Form>
  )
}

interface BulkOutcomeProps<Row> {
  label: string
  bulk: Bulk<Row>
  total: number
}

function BulkOutcome<Row extends PersonRow & Named>({ label, bulk, total }: BulkOutcomeProps<Row>) {
  const { state, done, failures, left } = bulk
  const processed = done + failures.length
  return (
    <Stack gap="6">
      <ProgressBar label={label} value={processed} max={total} text={`${processed} of ${total}`} />
      <Text as="p" role="status" weight="medium">
        {state === 'over' && bulkResultText({ done, failed: failures.length, left: left.length })}
      </Text>
      <PeopleNames title="Failed" people={failures} />
      <PeopleNames title="Not started" people={left.map((row) => ({ row }))} />
    </Stack>
  )
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}

interface BulkButtonsProps<Row> {
  action: PersonAction<Row>
  bulk: Pick<Bulk<Row>, 'state' | 'failures' | 'left' | 'stop'>
  formId: string
  blocked: string | undefined
  onRetry: () => void
  onClose: () => void
}

function BulkButtons<Row>({ action, bulk, formId, blocked, onRetry, onClose }: BulkButtonsProps<Row>) {
  const variant = action.isDangerous ? 'destructive' : 'primary'
  if (bulk.state === 'over') {
    return (
      <>
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
        {action.confirmLabel ?? action.label}
      </Button>
    </>
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
        {title} ({people.length})
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
