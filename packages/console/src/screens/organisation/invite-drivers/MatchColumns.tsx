import {
  type ColumnGuess,
  type ImportColumns,
  type ImportField,
  importFieldLabels,
  importFields,
} from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { Checkbox } from '@driver-trust/ui/checkbox'
import { Field } from '@driver-trust/ui/field'
import { Select } from '@driver-trust/ui/select'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useState } from 'react'
import type { ReadImport } from '../../../import/ImportPreview.ts'
import { DialogFoot } from './DialogFoot.tsx'
import { mapping } from './inviteDrivers.css.ts'

const NONE = 'none'

interface MatchColumnsProps {
  read: ReadImport
  onMatch: (guess: Pick<ColumnGuess, 'columns' | 'hasHeader'>) => void
  onBack: () => void
  onClose: () => void
}

/** Asks what each column holds if the headers don't say. */
export function MatchColumns({ read: { name, lines, guess }, onMatch, onBack, onClose }: MatchColumnsProps) {
  const [columns, setColumns] = useState<ImportColumns>(guess.columns)
  const [hasHeader, setHasHeader] = useState(guess.hasHeader)
  const choices = choicesOf(
    lines.slice(0, 25).map(({ cells }) => cells),
    hasHeader,
  )
  const choose = (field: ImportField, chosen: string) => {
    const { [field]: _, ...others } = columns
    setColumns(chosen === NONE ? others : { ...others, [field]: Number(chosen) })
  }
  const missing = importFields.find((field) => field !== 'email' && columns[field] === undefined)
  return (
    <Stack gap="4">
      <Text as="p">Which column of “{name}” holds what?</Text>
      <Checkbox
        label="The first row holds the names of the columns"
        checked={hasHeader}
        onChange={(event) => setHasHeader(event.currentTarget.checked)}
      />
      <div className={mapping}>
        {importFields.map((field) => (
          <Field key={field} label={importFieldLabels[field]}>
            {(control) => (
              <Select
                {...control}
                options={choices}
                value={String(columns[field] ?? NONE)}
                onChange={(chosen) => choose(field, chosen)}
              />
            )}
          </Field>
        ))}
      </div>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={onBack}>Choose another file</Button>
        <Button
          variant="primary"
          disabledReason={missing && `Choose the column of: ${importFieldLabels[missing]}`}
          onClick={() => onMatch({ columns, hasHeader })}
        >
          Continue
        </Button>
      </DialogFoot>
    </Stack>
  )
}

/** The columns as options: the header with its first values. */
function choicesOf(records: readonly (readonly string[])[], hasHeader: boolean) {
  const width = Math.max(0, ...records.map(({ length }) => length))
  const samples = records.slice(hasHeader ? 1 : 0)
  const columns = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label: (hasHeader && records[0]?.[index]?.trim()) || `Column ${index + 1}`,
    hint: samples.map((cells) => cells[index]?.trim() ?? '').find((text) => text !== ''),
  }))
  return [...columns, { value: NONE, label: 'Not in the file' }]
}
