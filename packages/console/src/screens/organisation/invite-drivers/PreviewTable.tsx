import {
  type DraftRow,
  type ImportField,
  importedDriver,
  importFieldLabels,
  importFields,
  type JudgedRow,
  validator,
} from '@driver-trust/domain'
import { DeleteIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Input } from '@driver-trust/ui/input'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { Form, useField } from 'react-final-form'
import type { ImportPreview } from '../../../import/ImportPreview.ts'
import { FormDraft } from '../../../memory/useDraft.tsx'
import { editedCell } from './inviteDrivers.css.ts'

interface PreviewTableProps extends Pick<ImportPreview, 'name' | 'rules' | 'country'> {
  rows: readonly JudgedRow[]
  /** Keep it and `onRemove`: every row is re-rendered when one of them is another. */
  onEdit: (row: number, cells: DraftRow) => void
  onRemove: (row: number) => void
}

/**
 * A page of the rows that were read, each a form of its own: a letter is validated and re-rendered in its row only, and a row that can't
 * be sent keeps none of the others from being sent.
 */
export function PreviewTable({ name, rows, rules, country, onEdit, onRemove }: PreviewTableProps) {
  const columns = useMemo(() => previewColumns(onRemove), [onRemove])
  const validate = useMemo(() => validator(importedDriver({ rules, country })), [rules, country])
  const aroundRow = useCallback(
    (row: JudgedRow, content: ReactNode) => <RowForm {...{ row, validate, onEdit }}>{content}</RowForm>,
    [validate, onEdit],
  )
  return (
    <Table
      caption={`Drivers in ${name}`}
      columns={columns}
      rows={rows}
      rowKey={({ row }) => String(row)}
      aroundRow={aroundRow}
      empty={<Text tone="muted">No row has an error.</Text>}
    />
  )
}

interface RowFormProps extends Pick<PreviewTableProps, 'onEdit'> {
  row: JudgedRow
  validate: ReturnType<typeof validator>
  children: ReactNode
}

/** The fields of a row; it has no form element, so that Enter in a cell sends nothing. */
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

function previewColumns(onRemove: PreviewTableProps['onRemove']): readonly Column<JudgedRow>[] {
  const fields = importFields.map(
    (field): Column<JudgedRow> => ({
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

/** The row goes away with its button: the next one's takes the focus, or the one's before. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector('button')?.focus()
}

/** A cell as a field of its row's form. What the file held has been judged already, and is shown from the first frame; what is typed, the form judges. */
function CellField({ row, field }: { row: JudgedRow; field: ImportField }) {
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
        <Text id={id} size="12" tone={error ? 'error' : 'warning'}>
          {said}
        </Text>
      )}
    </div>
  )
}

const SUBSCRIPTION = { value: true, error: true, modified: true } as const
