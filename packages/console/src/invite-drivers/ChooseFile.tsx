import {
  type CodePage,
  codePageName,
  type EncodingDoubt,
  errorRows,
  importFields,
  type ValidatedRow,
} from '@driver-trust/domain/import'
import { Button } from '@driver-trust/ui/button'
import { Field } from '@driver-trust/ui/field'
import { FileDrop } from '@driver-trust/ui/file-drop'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Textarea } from '@driver-trust/ui/textarea'
import { useId, useState } from 'react'
import { saveRows } from '../host/download.ts'
import { DialogFoot } from './DialogFoot.tsx'
import { focusWhenShown } from './foot.ts'
import { flush, or } from './inviteDrivers.css.ts'

interface ChooseFileProps {
  problem: string | undefined
  /** What was pasted so far. */
  text: string
  onText: (text: string) => void
  onFile: (file: File) => void
  onPaste: () => void
}

/** Takes a file that is chosen or dropped, or rows pasted from a spreadsheet. */
export function ChooseFile({ problem, text, onText, onFile, onPaste }: ChooseFileProps) {
  return (
    <Stack gap="4">
      <FileDrop
        label="Choose a CSV file"
        accept=".csv,text/csv"
        onFile={onFile}
        error={problem}
        hint="Or drop it here. Columns: first name, last name, phone number, e-mail (optional). Up to 20 MB."
      />
      <Inline>
        <Button
          size="sm"
          variant="tertiary"
          className={flush}
          iconStart={<DownloadIcon />}
          onClick={() => saveRows('drivers.csv', [importFields])}
        >
          Download template
        </Button>
      </Inline>
      <div className={or}>or</div>
      <Field
        label="Paste from a spreadsheet"
        hint="Cells copied from Excel, Numbers or Google Sheets, with or without headers."
      >
        {({ variant: _, ...control }) => (
          <Textarea {...control} mono rows={4} value={text} onChange={(event) => onText(event.currentTarget.value)} />
        )}
      </Field>
      <Inline>
        <Button disabledReason={text.trim() === '' ? 'Paste some rows first.' : undefined} onClick={onPaste}>
          Read pasted rows
        </Button>
      </Inline>
    </Stack>
  )
}

interface ChooseEncodingProps {
  doubt: EncodingDoubt
  onChoose: (page: CodePage) => void
  onBack: () => void
  onClose: () => void
}

/** Asks which spelling of the names is right, for a file whose encoding can't be told. */
export function ChooseEncoding({ doubt: { name, choices }, onChoose, onBack, onClose }: ChooseEncodingProps) {
  const why = useId()
  const [page, setPage] = useState<CodePage | 'none' | null>(choices[0]?.page ?? null)
  const options = [
    ...choices.map(({ page: value, samples }) => ({ value, label: samples.join(', '), hint: codePageName(value) })),
    { value: 'none' as const, label: 'None of these', hint: 'Save the file again, as UTF-8.' },
  ]
  return (
    <Stack gap="4">
      <Text as="p" id={why}>
        “{name}” isn’t saved as UTF-8, so accented letters can be read in more than one way.
      </Text>
      <RadioGroup
        label="Which line is spelt correctly?"
        aria-describedby={why}
        options={options}
        value={page}
        onChange={setPage}
        ref={focusChosen}
      />
      {page === 'none' && <InlineAlert title="Save the file as UTF-8">{HOW_TO_SAVE}</InlineAlert>}
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={onBack} variant={page === 'none' ? 'primary' : 'secondary'}>
          Choose another file
        </Button>
        {page !== 'none' && (
          <Button variant="primary" onClick={() => page && onChoose(page)}>
            Continue
          </Button>
        )}
      </DialogFoot>
    </Stack>
  )
}

const HOW_TO_SAVE =
  'In Excel: File, Save As, “CSV UTF-8 (Comma delimited)”. In LibreOffice: File, Save As, “Edit filter settings”, character set “Unicode (UTF-8)”. Numbers and Google Sheets always save CSV files so. Then choose the new file.'

/** The file input, which had the focus, is gone: arrow keys choose at once. */
function focusChosen(group: HTMLElement | null) {
  return focusWhenShown(group?.querySelector<HTMLElement>(':checked'))
}

/** Saves the rows that can't be sent, with the reasons, to correct them in a spreadsheet. */
export function ErrorRowsButton({ rows }: { rows: readonly ValidatedRow[] }) {
  const save = () => saveRows('rows-with-errors.csv', errorRows(rows))
  return (
    <Button size="sm" iconStart={<DownloadIcon />} onClick={save}>
      Download rows with errors
    </Button>
  )
}
