import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { ProgressBar } from '@driver-trust/ui/progress-bar'
import { useState } from 'react'
import { ChooseEncoding, ChooseFile } from './ChooseFile.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import { MatchColumns } from './MatchColumns.tsx'
import { PreviewRows } from './PreviewRows.tsx'
import { chooseFile, useImport } from './useImport.ts'
import type { InviteDraft } from './useInviteDraft.ts'
import type { SendingDrivers } from './useSendDrivers.ts'

interface FileImportProps {
  organisationId: string
  draft: InviteDraft
  /** Rows to begin with. */
  pasted: string | undefined
  sending: SendingDrivers
  onClose: () => void
}

/** Imports drivers from a file or the clipboard: choose, match the columns if they aren't clear, review, send. */
export function FileImport({ organisationId, draft, pasted, sending, onClose }: FileImportProps) {
  const { step, ...steps } = useImport(organisationId, draft, pasted)
  const [text, setText] = useState(pasted ?? '') // here, as it outlives an attempt to read it
  const cancel = <Button onClick={onClose}>Cancel</Button>
  if (step.kind === 'choose')
    return (
      <>
        <ChooseFile
          problem={step.problem}
          text={text}
          onText={setText}
          onFile={(file) => chooseFile(steps, file)}
          onPaste={() => void steps.openText(text)}
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
  if (step.kind === 'match') {
    const { preview } = step
    return (
      <MatchColumns
        read={step.read}
        onMatch={(choice) => void steps.match(step.read, choice, preview)}
        onBack={preview ? () => steps.setStep(preview) : steps.reset}
        isAgain={preview !== undefined}
        onClose={onClose}
      />
    )
  }
  const { read } = step
  return (
    <PreviewRows
      preview={step}
      sending={sending}
      onEdit={steps.edit}
      onRemove={steps.remove}
      onNumbers={(how) => void steps.reread(step, how)}
      onColumns={read && (() => steps.setStep({ kind: 'match', read, preview: step }))}
      onBack={steps.reset}
      onClose={onClose}
    />
  )
}
