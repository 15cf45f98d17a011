import { type ImportField, importFieldLabels, importFields, type JudgedRow } from '@driver-trust/domain'
import { DeleteIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Input } from '@driver-trust/ui/input'
import type { Column } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { useId } from 'react'
import { editedCell } from './inviteDrivers.css.ts'

interface PreviewActions {
  onEdit: (row: number, field: ImportField, text: string) => void
  onRemove: (row: number) => void
}

/** The cells of the preview, each to be edited in its place. */
export function previewColumns({ onEdit, onRemove }: PreviewActions): readonly Column<JudgedRow>[] {
  const fields = importFields.map(
    (field): Column<JudgedRow> => ({
      id: field,
      header: importFieldLabels[field],
      cell: (row) => <EditableCell row={row} field={field} onEdit={onEdit} />,
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

interface EditableCellProps {
  row: JudgedRow
  field: ImportField
  onEdit: PreviewActions['onEdit']
}

function EditableCell({ row, field, onEdit }: EditableCellProps) {
  const id = useId()
  const error = row.errors[field] ?? (field === 'firstName' ? row.problem : undefined)
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
        value={row.cells[field]}
        onChange={(event) => onEdit(row.row, field, event.currentTarget.value)}
      />
      {said && (
        <Text id={id} size="12" tone={error ? 'error' : 'warning'}>
          {said}
        </Text>
      )}
    </div>
  )
}
