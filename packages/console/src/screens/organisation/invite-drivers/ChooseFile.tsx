import { importTemplate } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { Field } from '@driver-trust/ui/field'
import { FileDrop } from '@driver-trust/ui/file-drop'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Textarea } from '@driver-trust/ui/textarea'
import { useState } from 'react'
import { saveFile } from '../../../download/saveFile.ts'
import { flush, or } from './inviteDrivers.css.ts'

interface ChooseFileProps {
  problem: string | undefined
  onFile: (file: File) => void
  onPaste: (text: string) => void
}

/** A file chosen or dropped, or rows pasted from a spreadsheet. */
export function ChooseFile({ problem, onFile, onPaste }: ChooseFileProps) {
  const [text, setText] = useState('')
  return (
    <Stack gap="4">
      <FileDrop
        label="Choose a CSV file"
        accept=".csv,text/csv"
        onFile={onFile}
        error={problem}
        hint="Or drop it here. Columns: first name, last name, phone number, e-mail (optional). At most 20 MB."
      />
      <Inline>
        <Button
          size="sm"
          variant="tertiary"
          className={flush}
          iconStart={<DownloadIcon />}
          onClick={() => saveFile('drivers.csv', new Blob([importTemplate()], { type: 'text/csv;charset=utf-8' }))}
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
