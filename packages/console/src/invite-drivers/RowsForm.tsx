import { markRepeats, type ValidatedRow } from '@driver-trust/domain/import'
import { blankRow, type DraftRow, draftRowErrors, rowsToSend } from '@driver-trust/domain/invitation'
import { type FormErrors, isFields } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { FieldPair } from '@driver-trust/ui/form-layout'
import { AddIcon, DeleteIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form, useField, useForm } from 'react-final-form'
import { SubmitButton } from '../form/CardForm.tsx'
import { FormDraft } from '../form/FormDraft.tsx'
import { TextField } from '../form/FormField.tsx'
import { PhoneField } from '../form/PhoneField.tsx'
import { type PhoneRule, usePhoneRule } from '../form/usePhoneRule.ts'
import { useSendForm } from '../form/useSendForm.ts'
import { DialogFoot, SendInvitations } from './DialogFoot.tsx'
import { driver, remove } from './driverRows.css.ts'
import { focusWhenShown } from './foot.ts'
import type { InviteDraft } from './useInviteDraft.ts'
import type { SendingDrivers } from './useSendDrivers.ts'

interface RowsFormProps {
  draft: InviteDraft
  sending: SendingDrivers
  /** Called with rows of a spreadsheet that were pasted into a field. */
  onPaste: (text: string) => void
  onClose: () => void
}

interface RowsValues {
  drivers: DraftRow[]
}

/** Several lines, or a line of three cells. */
const ROWS = /\S\s*\n\s*\S|\t.*\t/

const NO_DRIVERS = 'Enter at least one driver.'

/** Drivers typed row by row; blank rows are ignored. */
export function RowsForm({ draft, sending, onPaste, onClose }: RowsFormProps) {
  const id = useId()
  const [initial] = useState<RowsValues>(() => ({ drivers: draft.drivers }))
  const rule = usePhoneRule()
  const submit = useSendForm()
  const validate = (values: unknown): FormErrors => {
    const errors = draftRowErrors(driversIn(values), rule.phone)
    return errors.some((row) => row !== undefined) ? { drivers: errors } : {}
  }
  const send = async ({ drivers }: RowsValues) => {
    const rows = rowsToSend(drivers, rule.phone)
    if (rows.length === 0) return { drivers: [{ firstName: NO_DRIVERS }] }
    return sending.send(markRepeats(rows.map(typedRow), new Map()), 'rows')
  }
  return (
    <Form<RowsValues> onSubmit={send} validate={validate} initialValues={initial}>
      {({ handleSubmit, values, submitError, submitting }) => (
        <form
          id={id}
          noValidate
          onSubmit={(event) => submit(event, handleSubmit)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (!ROWS.test(text)) return
            event.preventDefault()
            onPaste(text)
          }}
        >
          <FormDraft keep={draft.keepDrivers} />
          <Stack gap="4" inert={sending.phase !== undefined}>
            {submitError && !submitting && (
              <InlineAlert tone="error" tabIndex={-1} ref={focusWhenShown}>
                {submitError}
              </InlineAlert>
            )}
            <DriverRows rule={rule} />
          </Stack>
          <DialogFoot phase={sending.phase}>
            <Button onClick={onClose} disabledReason={sending.phase}>
              Cancel
            </Button>
            <SubmitButton form={id}>
              <SendInvitations count={countInvited(values.drivers)} />
            </SubmitButton>
          </DialogFoot>
        </form>
      )}
    </Form>
  )
}

/** Field groups for the drivers to invite, inside a form. */
function DriverRows({ rule }: { rule: PhoneRule }) {
  const { change } = useForm()
  const { input } = useField<DraftRow[]>('drivers', { subscription: { value: true } })
  const rows = input.value || [blankRow]
  const list = useRef<HTMLDivElement>(null)
  const focusIn = (row: number, selector: string) =>
    list.current?.querySelectorAll('fieldset')[row]?.querySelector<HTMLElement>(selector)?.focus()
  const add = () => {
    flushSync(() => change('drivers', [...rows, blankRow]))
    focusIn(rows.length, 'input')
  }
  const removeAt = (index: number) => {
    const others = rows.filter((_each, at) => at !== index)
    flushSync(() => change('drivers', others.length > 0 ? others : [blankRow]))
    focusIn(Math.max(0, Math.min(index, others.length - 1)), `.${remove} button`) // the last driver's is gone
  }
  return (
    <Stack gap="4" ref={list}>
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position alone, and its values live in the form
        <fieldset key={index} aria-label={`Driver ${index + 1}`} className={driver}>
          <FieldPair>
            <TextField name={`drivers[${index}].firstName`} label="First name" autoComplete="off" />
            <TextField name={`drivers[${index}].lastName`} label="Last name" autoComplete="off" />
          </FieldPair>
          <FieldPair>
            <PhoneField
              name={`drivers[${index}].phoneNumber`}
              label="Phone number"
              rule={rule}
              country={rule.countryOf(rows[index - 1]?.phoneNumber)}
            />
            <TextField
              name={`drivers[${index}].email`}
              label="E-mail"
              hint="Optional"
              type="email"
              autoComplete="off"
            />
          </FieldPair>
          <div className={remove}>
            <Button size="sm" variant="tertiary" iconStart={<DeleteIcon />} onClick={() => removeAt(index)}>
              {`Remove driver ${index + 1}`}
            </Button>
          </div>
        </fieldset>
      ))}
      <Inline>
        <Button size="sm" iconStart={<AddIcon />} onClick={add}>
          Add another driver
        </Button>
      </Inline>
    </Stack>
  )
}

/** A number that is there twice is invited once. */
function countInvited(rows: readonly (DraftRow | undefined)[]): number {
  const filled = rows.filter(isFilled)
  const phones = filled.flatMap((row) => row?.phoneNumber || [])
  return filled.length - (phones.length - new Set(phones).size)
}

function isFilled(row: DraftRow | undefined): boolean {
  return Object.values(row ?? {}).some((cell) => typeof cell === 'string' && cell.trim() !== '')
}

function driversIn(values: unknown): DraftRow[] {
  return isFields(values) && Array.isArray(values.drivers) ? values.drivers : [blankRow]
}

/** A row that the form has already validated. */
function typedRow(row: ReturnType<typeof rowsToSend>[number], index: number): ValidatedRow {
  const { phoneNumber, email = '' } = row
  return {
    row: index + 1,
    cells: { ...row, email },
    errors: {},
    notes: {},
    phone: phoneNumber,
    choices: [],
    lacksPlus: false,
    repeat: undefined,
  }
}
