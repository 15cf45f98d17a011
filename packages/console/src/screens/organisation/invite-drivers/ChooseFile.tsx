import {
  type CodePage,
  type EncodingDoubt,
  errorRowsCsv,
  importTemplate,
  type ValidatedRow,
} from '@driver-trust/domain/import'
import { Button } from '@driver-trust/ui/button'
import { Field } from '@driver-trust/ui/field'
import { FileDrop } from '@driver-trust/ui/file-drop'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Textarea } from '@driver-trust/ui/textarea'
import { useId, useState } from 'react'
import { saveText, useBatchFile } from '../../../download.ts'
import { useOnce } from '../../../form/useOnce.ts'
import { DialogFoot } from './DialogFoot.tsx'
import { flush, or } from './inviteDrivers.css.ts'

interface ChooseFileProps {
  problem: string | undefined
  onFile: (file: File) => void
  onPaste: (text: string) => void
}

/** Takes a file that is chosen or dropped, or rows pasted from a spreadsheet. */
export function ChooseFile({ problem, onFile, onPaste }: ChooseFileProps) {
  const [text, setText] = useState('')
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
          onClick={() => saveText('drivers.csv', importTemplate())}
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
          <Textarea {...control} mono rows={4} value={text} onChange={(event) => setText(event.currentTarget.value)} />
        )}
      </Field>
      <Inline>
        <Button
          disabledReason={text.trim() === '' ? 'Paste some rows first.' : undefined}
          onClick={() => onPaste(text)}
        >
          Read pasted rows
        </Button>
      </Inline>
    </Stack>
  )
}

const labels: Record<CodePage, string> = {
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1257': 'Baltic (Windows-1257)',
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
  const [page, setPage] = useState<CodePage | null>(choices[0]?.page ?? null)
  const options = choices.map(({ page: value, samples }) => ({
    value,
    label: samples.join(', '),
    hint: labels[value],
  }))
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
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={onBack}>Choose another file</Button>
        <Button variant="primary" onClick={() => page && onChoose(page)}>
          Continue
        </Button>
      </DialogFoot>
    </Stack>
  )
}

/** The file input, which had the focus, is gone: arrow keys choose at once. */
function focusChosen(group: HTMLElement | null): void {
  group?.querySelector<HTMLElement>(':checked')?.focus()
}

/** Downloads the server's file for a batch of invitations. */
export function BatchFileButton({ batchId }: { batchId: string }) {
  const save = useBatchFile()
  const { isBusy, once } = useOnce()
  return (
    <Button size="sm" iconStart={<DownloadIcon />} loading={isBusy} onClick={() => void once(() => save(batchId))}>
      Download batch file
    </Button>
  )
}

/** Saves the rows that can't be sent, with the reasons, to correct them in a spreadsheet. */
export function ErrorRowsButton({ rows }: { rows: readonly ValidatedRow[] }) {
  const save = () => saveText('rows-with-errors.csv', errorRowsCsv(rows))
  return (
    <Button size="sm" iconStart={<DownloadIcon />} onClick={save}>
      Download rows with errors
    </Button>
  )
}
