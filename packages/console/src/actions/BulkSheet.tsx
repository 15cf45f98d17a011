import { formatDriverId } from '@driver-trust/domain/driver'
import { organisationIn } from '@driver-trust/domain/organisation'
import { type BulkPlan, bulkResultText, displayName, type Named, planBulk } from '@driver-trust/domain/people'
import { formatCount } from '@driver-trust/domain/text'
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
import { useViewer } from '../account/useViewer.ts'
import { useSendForm } from '../form/useSendForm.ts'
import { saveRows } from '../host/download.ts'
import { useToday } from '../host/useToday.ts'
import type { PersonRow } from '../person/PersonRow.ts'
import { AskedField } from './AskedField.tsx'
import { bulkResultRows } from './bulkResult.ts'
import { canClear, clears, useBulkCaveat } from './caveats.ts'
import { type AskedAction, answerErrors, chosenIn, consequenceOf, submitLabel } from './PersonAction.ts'
import { list, person, reason as reasonStyle } from './peopleNames.css.ts'
import { type Bulk, useBulk } from './useBulk.ts'

export interface BulkSheetProps<Row> {
  action: AskedAction<Row>
  rows: readonly Row[]
  onClose: () => void
  /** Called when the choice belongs to another action, so that its own sheet can open for the same people. */
  onInstead: (action: AskedAction<Row>) => void
  /** Called with the rows that succeeded. */
  onDone: (rows: readonly Row[]) => void
}

/** Shows who is affected and who is left out before anything happens, then the progress, then the outcome for each person. */
export function BulkSheet<Row extends PersonRow>({ action, rows, onClose, onInstead, onDone }: BulkSheetProps<Row>) {
  const viewer = useViewer()
  const [plan] = useState(() => planBulk(rows, (row) => action.permission(row, viewer))) // fixed, so that it runs for exactly the people who are listed
  const bulk = useBulk(submitLabel(action), onDone)
  const caveat = useBulkCaveat(canClear(action) ? plan.affected : NOBODY)
  const [typed, setTyped] = useState('')
  const formId = useId()
  const send = useSendForm()
  const field = 'field' in action ? action.field : undefined
  const total = plan.affected.length
  const description = total === 0 ? NOBODY_AFFECTED : consequenceOf(action, plan.affected, viewer.tree)
  const title = total === 0 ? submitLabel(action) : action.question.several(total)
  const confirmation = total > MOST_UNCONFIRMED ? `Type ${formatCount(total)} to confirm` : undefined
  const isConfirmed = confirmation === undefined || typed.replace(/\D/g, '') === String(total)
  const blocked = total === 0 ? NOBODY_AFFECTED : !isConfirmed && confirmation
  const close = () => {
    if (bulk.state !== 'running') onClose()
  }
  const submit = (values: Record<string, string>) => {
    const chosen = chosenIn(action, values)
    if (chosen && chosen.id !== action.id) onInstead(chosen)
    else if (chosen && isConfirmed) void bulk.run(plan.affected, chosen)
  }
  return (
    <Form<Record<string, string>> validate={(values) => answerErrors(field, values)} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <Sheet
          open
          onClose={close}
          title={title}
          description={description}
          actions={
            <BulkButtons {...{ action, title, plan, bulk, formId, onClose: close }} blocked={blocked || undefined} />
          }
        >
          {bulk.state === 'planned' ? (
            <form id={formId} noValidate onSubmit={(event) => send(event, handleSubmit)}>
              <Stack gap="6">
                {field && <AskedField {...field} />}
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
                {caveat !== undefined && clears(chosenIn(action, values)) && (
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

function BulkOutcome<Row extends PersonRow>({ label, bulk, total }: { label: string; bulk: Bulk<Row>; total: number }) {
  const { state, action, succeeded, failures, left } = bulk
  const done = state === 'over' && succeeded.length > 0 ? action?.success.several(succeeded.length) : undefined
  const processed = succeeded.length + failures.length
  return (
    <Stack gap="6">
      <ProgressBar
        label={done ?? label}
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
  action: AskedAction<Row>
  /** Such as "Ban 30 drivers"; also the label of the submit button. */
  title: string
  plan: BulkPlan<Row>
  bulk: Bulk<Row>
  formId: string
  blocked: string | undefined
  onClose: () => void
}

function BulkButtons<Row extends PersonRow>(props: BulkButtonsProps<Row>) {
  const { action, title, plan, bulk, formId, blocked, onClose } = props
  const variant = action.risk === 'dangerous' ? 'destructive' : 'primary'
  if (bulk.state === 'over') {
    return (
      <>
        <DownloadResult {...{ action, plan, bulk }} />
        {bulk.failures.length + bulk.left.length > 0 && <Button onClick={() => void bulk.retry()}>Retry failed</Button>}
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

function DownloadResult<Row extends PersonRow>({
  action,
  plan,
  bulk,
}: Pick<BulkButtonsProps<Row>, 'action' | 'plan' | 'bulk'>) {
  const { tree } = useViewer()
  const today = useToday()
  const download = () => {
    const rows = bulkResultRows({ plan, bulk, organisationOf: (row) => organisationIn(tree, row.organizationId)?.name })
    const name = `${submitLabel(action).replace('&', 'and')} ${today}.csv`
    saveRows(name, rows)
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
function PeopleNames({ title, people }: PeopleNamesProps) {
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
