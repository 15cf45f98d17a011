import {
  type ColumnGuess,
  type ImportColumns,
  type ImportField,
  importFieldLabels,
  importFields,
  type ReadImport,
} from '@driver-trust/domain/import'
import { Button } from '@driver-trust/ui/button'
import { Select } from '@driver-trust/ui/select'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { FormCheckbox } from '../../../form/FormChoice.tsx'
import { FormField } from '../../../form/FormField.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import { mapping } from './inviteDrivers.css.ts'

const NONE = 'none'

interface MatchColumnsProps {
  read: ReadImport
  onMatch: (guess: Pick<ColumnGuess, 'columns' | 'hasHeader'>) => void
  onBack: () => void
  onClose: () => void
}

/** The columns by field, as the form's selects hold them. */
type Matching = { hasHeader: boolean } & Partial<Record<ImportField, string>>

/** Asks what each column holds if the headers don't say. */
export function MatchColumns({ read: { name, lines, guess }, onMatch, onBack, onClose }: MatchColumnsProps) {
  const [initial] = useState<Matching>(() => ({ hasHeader: guess.hasHeader, ...chosenIn(guess.columns) }))
  const records = lines.slice(0, 25).map(({ cells }) => cells)
  return (
    <Form<Matching>
      initialValues={initial}
      validate={missingColumn}
      onSubmit={({ hasHeader, ...chosen }) => onMatch({ hasHeader, columns: columnsOf(chosen) })}
    >
      {({ handleSubmit, values, errors }) => (
        <Stack gap="4">
          <Text as="p">Match the columns of “{name}” to these fields.</Text>
          <FormCheckbox name="hasHeader" label="The first row contains column names" />
          <div className={mapping}>
            {importFields.map((field) => (
              <FormField key={field} name={field} label={importFieldLabels[field]}>
                {(control) => <Select {...control} options={choicesOf(records, values.hasHeader)} />}
              </FormField>
            ))}
          </div>
          <DialogFoot>
            <Button onClick={onClose}>Cancel</Button>
            <Button onClick={onBack}>Choose another file</Button>
            <Button
              variant="primary"
              disabledReason={Object.values(errors ?? {})[0]}
              onClick={() => void handleSubmit()}
            >
              Continue
            </Button>
          </DialogFoot>
        </Stack>
      )}
    </Form>
  )
}

function chosenIn(columns: ImportColumns): Record<ImportField, string> {
  const entries = importFields.map((field) => [field, String(columns[field] ?? NONE)])
  return Object.fromEntries(entries) as Record<ImportField, string> // one entry for each field
}

function columnsOf(chosen: Partial<Record<ImportField, string>>): ImportColumns {
  const given = importFields.filter((field) => (chosen[field] ?? NONE) !== NONE)
  return Object.fromEntries(given.map((field) => [field, Number(chosen[field])]))
}

/** The first required field without a column. */
function missingColumn(values: Matching): Partial<Record<ImportField, string>> {
  const missing = importFields.find((field) => field !== 'email' && (values[field] ?? NONE) === NONE)
  return missing ? { [missing]: `Choose a column for “${importFieldLabels[missing]}”.` } : {}
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
