import {
  type ImportField,
  type ImportPreview,
  importedDriver,
  importFieldLabels,
  importFields,
  type ValidatedRow,
} from '@driver-trust/domain/import'
import type { DraftRow } from '@driver-trust/domain/invitation'
import { groupedPhone } from '@driver-trust/domain/phone'
import { validator } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { DeleteIcon, ToneShape } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Input } from '@driver-trust/ui/input'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { Form, useField } from 'react-final-form'
import { FormDraft } from '../form/FormDraft.tsx'
import { cellMessage, editedCell } from './inviteDrivers.css.ts'

interface PreviewTableProps extends Pick<ImportPreview, 'name' | 'rules' | 'country' | 'bare'> {
  rows: readonly ValidatedRow[]
  /** Must be stable, like `onRemove`: a new function re-renders every row. */
  onEdit: (row: number, cells: DraftRow) => void
  onRemove: (row: number) => void
}

/**
 * A page of imported rows, each a form of its own: a keystroke validates and re-renders its own row only, and a row with errors doesn't
 * stop the others from being sent.
 */
export function PreviewTable({ name, rows, rules, country, bare, onEdit, onRemove }: PreviewTableProps) {
  const columns = useMemo(() => previewColumns(onRemove), [onRemove])
  const validate = useMemo(() => validator(importedDriver({ rules, country, bare })), [rules, country, bare])
  const aroundRow = useCallback(
    (row: ValidatedRow, content: ReactNode) => <RowForm {...{ row, validate, onEdit }}>{content}</RowForm>,
    [validate, onEdit],
  )
  return (
    <Table
      caption={`Drivers in ${name}`}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row)}
      aroundRow={aroundRow}
      empty={<Text tone="muted">No rows have errors.</Text>}
    />
  )
}

interface RowFormProps extends Pick<PreviewTableProps, 'onEdit'> {
  row: ValidatedRow
  validate: ReturnType<typeof validator>
  children: ReactNode
}

/** The fields of a row, without a form element, so that Enter in a cell doesn't submit. */
function RowForm({ row: { row, cells }, validate, onEdit, children }: RowFormProps) {
  const [initial] = useState(cells)
  return (
    <Form<DraftRow> onSubmit={sendNothing} validate={validate} initialValues={initial} subscription={NOTHING}>
      {() => (
        <>
          {children}
          <FormDraft<DraftRow> keep={(values) => onEdit(row, values)} />
        </>
      )}
    </Form>
  )
}

const sendNothing = () => undefined
const NOTHING = {}

function previewColumns(onRemove: PreviewTableProps['onRemove']): readonly Column<ValidatedRow>[] {
  const fields = importFields.map(
    (field): Column<ValidatedRow> => ({
      id: field,
      header: importFieldLabels[field],
      cell: (row) => <CellField row={row} field={field} />,
    }),
  )
  return [
    { id: 'row', header: 'Row', primary: true, width: 64, cell: ({ row }) => String(row) },
    ...fields,
    {
      id: 'remove',
      header: 'Remove',
      hideHeader: true,
      align: 'end',
      width: 54,
      cell: ({ row }) => (
        <IconButton
          size="sm"
          label={`Remove row ${row}`}
          icon={<DeleteIcon />}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget)
            onRemove(row)
          }}
        />
      ),
    },
  ]
}

/** A removed row takes its button along, so focus moves to the button of the next row, or else the previous one. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector('button')?.focus()
}

/**
 * A cell as a field of its row's form. The file's value was validated before, and its error shows from the first frame; the form
 * validates what the user types.
 */
function CellField({ row, field }: { row: ValidatedRow; field: ImportField }) {
  const id = useId()
  const { input, meta } = useField<string>(field, { parse: (text) => text, subscription: SUBSCRIPTION })
  const found: string | undefined = meta.modified ? meta.error : row.errors[field]
  const error = found ?? (field === 'firstName' ? row.problem : undefined)
  const note = row.notes[field] ?? (field === 'phoneNumber' ? row.repeat : undefined)
  const said = error ?? note
  return (
    <div className={editedCell}>
      <Input
        size="sm"
        aria-label={`${importFieldLabels[field]}, row ${row.row}`}
        aria-describedby={said ? id : undefined}
        variant={error ? 'error' : 'default'}
        tabular={field === 'phoneNumber'}
        value={input.value}
        onChange={input.onChange}
      />
      {said && (
        <Text id={id} size="12" tone={error ? 'error' : 'warning'} className={cellMessage}>
          <ToneShape tone={error ? 'error' : 'warning'} />
          <span>{said}</span>
        </Text>
      )}
      {field === 'phoneNumber' && error && <PhoneChoices row={row} onChoose={input.onChange} />}
    </div>
  )
}

/** The numbers that an unclear one can be. */
function PhoneChoices({ row: { row, choices }, onChoose }: { row: ValidatedRow; onChoose: (phone: string) => void }) {
  return choices.map((phone) => (
    <Button
      key={phone}
      size="sm"
      aria-label={`Use ${groupedPhone(phone)} in row ${row}`}
      onClick={() => onChoose(phone)}
    >
      {`Use ${groupedPhone(phone)}`}
    </Button>
  ))
}

const SUBSCRIPTION = { value: true, error: true, modified: true } as const
