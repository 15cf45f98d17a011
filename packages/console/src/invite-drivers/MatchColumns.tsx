import {
  type ColumnChoice,
  type ImportColumns,
  type ImportField,
  importFieldLabels,
  importRows,
  type ReadImport,
} from '@driver-trust/domain/import'
import { Button } from '@driver-trust/ui/button'
import { Select } from '@driver-trust/ui/select'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { FormCheckbox, FormRadioGroup } from '../form/FormChoice.tsx'
import { FormField } from '../form/FormField.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import { mapping } from './inviteDrivers.css.ts'

const NONE = 'none'

interface MatchColumnsProps {
  read: ReadImport
  onMatch: (choice: ColumnChoice) => void
  onBack: () => void
  /** True if the columns were matched before: going back is to the rows. */
  isAgain: boolean
  onClose: () => void
}

type Column = Exclude<keyof ImportColumns, 'order'>

/** The columns by field, as the form's selects hold them, and how the names are written. */
type Matching = { hasHeader: boolean; names: 'two' | 'firstName' | 'lastName' } & Partial<Record<Column, string>>

const labels: Record<Column, string> = {
  ...importFieldLabels,
  wholeName: 'Name',
  otherPhone: 'If that’s empty, use',
}

const NAMES = [
  { value: 'two', label: 'In two columns' },
  { value: 'firstName', label: 'In one column, first name first' },
  { value: 'lastName', label: 'In one column, last name first' },
] as const

/** Asks what each column holds if the headers don't say, or if the user wants to change it. */
export function MatchColumns({ read, onMatch, onBack, isAgain, onClose }: MatchColumnsProps) {
  const { name, lines, guess } = read
  const [initial] = useState<Matching>(() => matchingOf(guess))
  const records = lines.slice(guess.above, guess.above + 25).map(({ cells }) => cells)
  const choiceOf = (values: Matching): ColumnChoice => ({
    above: guess.above,
    hasHeader: values.hasHeader,
    columns: columnsOf(values),
  })
  return (
    <Form<Matching> initialValues={initial} onSubmit={(values) => onMatch(choiceOf(values))}>
      {({ handleSubmit, values }) => {
        const missing = missingColumn(values)
        return (
          <Stack gap="4">
            <Text as="p">{`Match the columns of “${name}” to these fields.`}</Text>
            {guess.phones.length === 0 && <Text as="p">{NO_PHONES}</Text>}
            {guess.phones.length > 1 && <Text as="p">{SEVERAL_PHONES}</Text>}
            <FormCheckbox name="hasHeader" label={headerLabel(read)} />
            <FormRadioGroup name="names" label="Names are" options={NAMES} />
            <div className={mapping}>
              {columnsShown(values, guess.phones.length > 1).map((column) => (
                <FormField key={column} name={column} label={labels[column]}>
                  {(control) => (
                    <Select
                      {...control}
                      options={choicesOf(records, {
                        hasHeader: values.hasHeader,
                        none: column === 'otherPhone' ? 'Nothing' : 'Not in the file',
                      })}
                    />
                  )}
                </FormField>
              ))}
            </div>
            <NamesSplit names={samplesOf(read, choiceOf(values))} />
            <DialogFoot phase={missing}>
              <Button onClick={onClose}>Cancel</Button>
              <Button onClick={onBack}>{isAgain ? 'Back to the rows' : 'Choose another file'}</Button>
              <Button variant="primary" disabledReason={missing} onClick={() => void handleSubmit()}>
                Continue
              </Button>
            </DialogFoot>
          </Stack>
        )
      }}
    </Form>
  )
}

const NO_PHONES = 'No column holds phone numbers, as far as we can tell. Drivers can’t be invited without one.'
const SEVERAL_PHONES = 'Several columns hold phone numbers. Invitations are text messages, so choose the mobiles.'

function headerLabel({ lines, guess: { above } }: ReadImport): string {
  return above === 0 ? 'The first row contains column names' : `Row ${lines[above]?.row} contains column names`
}

/** How the first names are split, while they are in one column. */
function NamesSplit({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Text as="p" size="13" tone="muted" role="status">
      {`First name | last name: ${names.join(' · ')}`}
    </Text>
  )
}

function samplesOf({ lines }: ReadImport, choice: ColumnChoice): string[] {
  if (choice.columns.wholeName === undefined) return []
  return importRows(lines.slice(0, choice.above + 8), choice)
    .map(({ cells }) => `${cells.firstName} | ${cells.lastName}`)
    .filter((name) => name !== ' | ')
    .slice(0, 3)
}

function columnsShown({ names }: Matching, hasSeveralPhones: boolean): Column[] {
  const name: Column[] = names === 'two' ? ['firstName', 'lastName'] : ['wholeName']
  return [...name, 'phoneNumber', ...(hasSeveralPhones ? (['otherPhone'] as const) : []), 'email']
}

function matchingOf({ columns: { order, ...columns }, hasHeader }: ColumnChoice): Matching {
  const all = Object.keys(labels) as Column[] // of that table
  const places = all.map((column) => [column, String(columns[column] ?? NONE)])
  const names = columns.wholeName === undefined ? 'two' : (order ?? 'firstName')
  return { hasHeader, names, ...Object.fromEntries(places) }
}

function columnsOf({ hasHeader: _, names, ...chosen }: Matching): ImportColumns {
  const of = (...columns: Column[]) =>
    Object.fromEntries(
      columns.flatMap((column) => ((chosen[column] ?? NONE) === NONE ? [] : [[column, Number(chosen[column])]])),
    )
  const rest = of('phoneNumber', 'otherPhone', 'email')
  return names === 'two' ? { ...of('firstName', 'lastName'), ...rest } : { ...of('wholeName'), order: names, ...rest }
}

/** What is missing, as a sentence. */
function missingColumn(values: Matching): string | undefined {
  const required: readonly (ImportField | 'wholeName')[] =
    values.names === 'two' ? ['firstName', 'lastName', 'phoneNumber'] : ['wholeName', 'phoneNumber']
  const missing = required.find((column) => (values[column] ?? NONE) === NONE)
  return missing && `Choose a column for “${labels[missing]}”.`
}

/** The columns as options: the header with its first values. */
function choicesOf(records: readonly (readonly string[])[], { hasHeader, none }: { hasHeader: boolean; none: string }) {
  const width = Math.max(0, ...records.map(({ length }) => length))
  const samples = records.slice(hasHeader ? 1 : 0)
  const columns = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label: (hasHeader && records[0]?.[index]?.trim()) || `Column ${index + 1}`,
    hint: samples.map((cells) => cells[index]?.trim() ?? '').find((text) => text !== ''),
  }))
  return [...columns, { value: NONE, label: none }]
}
