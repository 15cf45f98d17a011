import { hasErrors, type ImportPreview, originalOf } from '@driver-trust/domain/import'
import type { PhoneRules } from '@driver-trust/domain/phone'
import { countOf, formatCount, pageCountOf, rangeText } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { Checkbox } from '@driver-trust/ui/checkbox'
import { Combobox } from '@driver-trust/ui/combobox'
import { Field } from '@driver-trust/ui/field'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { Form } from 'react-final-form'
import { BareDigits } from './BareDigits.tsx'
import { ErrorRowsButton } from './ChooseFile.tsx'
import { DialogFoot, SendInvitations } from './DialogFoot.tsx'
import { focusWhenShown } from './foot.ts'
import { besideField, country as countryStyle } from './inviteDrivers.css.ts'
import { PreviewTable } from './PreviewTable.tsx'
import type { NumberReading } from './useImport.ts'
import { MAX_KEPT_ROWS } from './useInviteDraft.ts'
import type { SendingDrivers } from './useSendDrivers.ts'

const TOO_MANY_TO_KEEP = `We can’t keep more than ${formatCount(MAX_KEPT_ROWS)} rows if this page is closed or reloaded, so send them first.`

interface PreviewRowsProps extends Pick<ComponentProps<typeof PreviewTable>, 'onEdit' | 'onRemove'> {
  preview: ImportPreview
  sending: SendingDrivers
  onNumbers: (how: NumberReading) => void
  /** Changes the columns; not for rows restored after a reload, which have lost their file. */
  onColumns: (() => void) | undefined
  onBack: () => void
  onClose: () => void
}

/** The imported rows, each with its errors, to correct in place. */
export function PreviewRows(props: PreviewRowsProps) {
  const { preview, sending, onEdit, onRemove, onNumbers, onColumns, onBack, onClose } = props
  const { rows, name, notice, country, bare, rules } = preview
  const { phase } = sending
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const wrong = rows.filter(hasErrors)
  const repeated = rows.filter((row) => row.repeat !== undefined && !hasErrors(row)).length
  const shown = chosen ? rows.filter(({ row }) => chosen.has(row)) : rows
  return (
    <Form onSubmit={() => sending.send(rows, 'file', originalOf(preview))} subscription={SENDING}>
      {({ handleSubmit, submitting, submitError }) => (
        <Stack gap="4" inert={phase !== undefined}>
          {submitError && !submitting && (
            <InlineAlert tone="error" tabIndex={-1} ref={focusWhenShown}>
              {submitError}
            </InlineAlert>
          )}
          {notice && <InlineAlert tone="warning">{notice}</InlineAlert>}
          {preview.read?.tally && <InlineAlert>{preview.read.tally}</InlineAlert>}
          {rows.length > MAX_KEPT_ROWS && <InlineAlert>{TOO_MANY_TO_KEEP}</InlineAlert>}
          <BareDigits {...preview} onChoose={(bare) => onNumbers({ bare })} />
          <Text as="p" role="status">
            {summaryOf(name, [rows.length, wrong.length, repeated])}
          </Text>
          <Inline gap="4" justify="between" align="end">
            <CountryField rules={rules} country={country} onChange={(country) => onNumbers({ country })} />
            <Inline gap="4" className={besideField}>
              {/* The rows with errors at the time of the click: a corrected row stays visible until the next one. */}
              <Checkbox
                label="Only rows with errors"
                checked={chosen !== undefined}
                onChange={(event) =>
                  setChosen(event.currentTarget.checked ? new Set(wrong.map(({ row }) => row)) : undefined)
                }
              />
              <Button size="sm" disabledReason={onColumns ? undefined : RELOADED} onClick={onColumns}>
                Columns
              </Button>
              {wrong.length > 0 && <ErrorRowsButton rows={wrong} />}
            </Inline>
          </Inline>
          <PagedRows rows={shown}>
            {(page) => <PreviewTable {...{ name, rules, country, bare, onEdit, onRemove }} rows={page} />}
          </PagedRows>
          <DialogFoot phase={phase}>
            <Button onClick={onClose} disabledReason={phase}>
              Cancel
            </Button>
            <Button onClick={onBack} disabledReason={phase}>
              Choose another file
            </Button>
            <Button
              variant="primary"
              loading={phase !== undefined}
              disabledReason={wrong.length === rows.length ? 'Every row has errors.' : undefined}
              onClick={() => void handleSubmit()}
            >
              <SendInvitations count={rows.filter((row) => !hasErrors(row) && row.repeat === undefined).length} />
            </Button>
          </DialogFoot>
        </Stack>
      )}
    </Form>
  )
}

const RELOADED = 'The page was reloaded since this file was read. Choose it again to change its columns.'

const SENDING = { submitting: true, submitError: true } as const

function summaryOf(name: string, [all, wrong, repeated]: readonly [number, number, number]): string {
  const rows = `${countOf(all, 'row')} in “${name}”`
  if (wrong + repeated === 0) return `${rows}.`
  const counts = [`${formatCount(all - wrong - repeated)} to invite`]
  const rules: string[] = []
  if (wrong > 0) {
    counts.push(`${formatCount(wrong)} with errors`)
    rules.push('Rows with errors aren’t sent.')
  }
  if (repeated > 0) {
    counts.push(countOf(repeated, 'duplicate'))
    rules.push('Nobody is invited twice.')
  }
  return `${rows}: ${counts.join(', ')}. ${rules.join(' ')}`
}

interface CountryFieldProps {
  rules: PhoneRules
  country: string | undefined
  onChange: (country: string | undefined) => void
}

/** The country for numbers without a country code. */
function CountryField({ rules, country, onChange }: CountryFieldProps) {
  const options = useMemo(
    () =>
      rules.countries.map(({ code, name, dialCode }) => ({
        value: code,
        label: `${name} (+${dialCode})`,
      })),
    [rules],
  )
  return (
    <Field label="Default country" dense className={countryStyle}>
      {({ variant: _, ...control }) => (
        <Combobox
          {...control}
          placeholder="None"
          options={options}
          value={country ?? null}
          onChange={(chosen) => onChange(chosen ?? undefined)}
        />
      )}
    </Field>
  )
}

const PAGE = 50

interface PagedRowsProps<Row> {
  rows: readonly Row[]
  children: (page: readonly Row[]) => ReactNode
}

/** Shows fifty rows at a time. Pages have no address of their own, so they are switched with buttons. */
export function PagedRows<Row>({ rows, children }: PagedRowsProps<Row>) {
  const [asked, setAsked] = useState(1)
  const total = rows.length
  const last = pageCountOf({ pageSize: PAGE, total })
  const page = Math.min(asked, last)
  const shown = rows.slice((page - 1) * PAGE, page * PAGE)
  return (
    <Stack gap="3">
      {children(shown)}
      {last > 1 && (
        <Inline gap="3" justify="between">
          <Text size="13" tone="muted" tabular>
            {rangeText({ page, pageSize: PAGE, shown: shown.length, total })}
          </Text>
          <Inline>
            <Button
              size="sm"
              disabledReason={page === 1 ? 'There are no earlier rows.' : undefined}
              onClick={() => setAsked(page - 1)}
            >
              Previous rows
            </Button>
            <Button
              size="sm"
              disabledReason={page === last ? 'There are no more rows.' : undefined}
              onClick={() => setAsked(page + 1)}
            >
              Next rows
            </Button>
          </Inline>
        </Inline>
      )}
    </Stack>
  )
}
