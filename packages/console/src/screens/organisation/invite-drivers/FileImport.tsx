import { formatCount, hasErrors } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { ProgressBar } from '@driver-trust/ui/progress-bar'
import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { type ImportPreview, originalOf } from '../../../import/ImportPreview.ts'
import { ChooseEncoding } from './ChooseEncoding.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import { MatchColumns } from './MatchColumns.tsx'
import { PreviewRows } from './PreviewRows.tsx'
import { chooseFile, draftOf, editedPreview, shortenedPreview, useImport } from './useImport.ts'
import type { InviteDraft } from './useInviteDraft.ts'
import type { SendingDrivers } from './useSendDrivers.ts'

interface FileImportProps {
  organisationId: string
  draft: InviteDraft
  sending: SendingDrivers
  onClose: () => void
}

/** Drivers from a file or pasted from a spreadsheet: chosen, matched where it is not clear what is what, looked through, sent. */
export function FileImport({ organisationId, draft, sending, onClose }: FileImportProps) {
  const { step, ...steps } = useImport(organisationId, draft)
  const show = (preview: ImportPreview) => {
    draft.keepFile(draftOf(preview))
    steps.setStep(preview)
  }
  const [refusal, setRefusal] = useState<string>()
  const cancel = <Button onClick={onClose}>Cancel</Button>
  const send = async (preview: ImportPreview) => {
    setRefusal(undefined)
    const errors = await sending.send(preview.rows, 'file', originalOf(preview))
    const said = errors?.[FORM_ERROR]
    setRefusal(typeof said === 'string' ? said : undefined)
  }
  if (step.kind === 'choose')
    return (
      <>
        <ChooseFile
          problem={step.problem}
          onFile={(file) => chooseFile(steps, file)}
          onPaste={(text) => void steps.open(new Blob([text]), 'Pasted rows')}
        />
        <DialogFoot>{cancel}</DialogFoot>
      </>
    )
  if (step.kind === 'reading')
    return (
      <>
        <ProgressBar
          label="Reading rows"
          value={step.done}
          max={step.total}
          text={`${formatCount(step.done)} of ${formatCount(step.total)}`}
        />
        <DialogFoot>{cancel}</DialogFoot>
      </>
    )
  if (step.kind === 'encoding')
    return (
      <ChooseEncoding
        doubt={step.doubt}
        onChoose={(page) => void steps.open(step.doubt.file, step.doubt.name, page)}
        onBack={steps.reset}
        onClose={onClose}
      />
    )
  if (step.kind === 'match')
    return (
      <MatchColumns
        read={step.read}
        onMatch={(guess) => void steps.match(step.read, guess)}
        onBack={steps.reset}
        onClose={onClose}
      />
    )
  return (
    <PreviewRows
      preview={step}
      refusal={refusal}
      phase={sending.phase}
      onEdit={(row, field, text) => show(editedPreview(step, row, { field, text }))}
      onRemove={(row) => show(shortenedPreview(step, row))}
      onCountry={(country) => void steps.chooseCountry(step, country)}
      onBack={steps.reset}
      onClose={onClose}
      onSend={() => void send(step)}
      count={step.rows.filter((row) => !hasErrors(row)).length}
    />
  )
}
