import { copyText } from '@driver-trust/ui/copy-text'
import { CheckIcon, CopyIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { VisuallyHidden } from '@driver-trust/ui/visually-hidden'
import { useState } from 'react'

interface CopyButtonProps {
  /** What is copied: "phone number". */
  what: string
  value: string
}

/** Copies a value, and says so until something else is focused. */
export function CopyButton({ what, value }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'' | 'Copied' | 'This couldn’t be copied'>('')
  const copy = async () => setOutcome((await copyText(value)) ? 'Copied' : 'This couldn’t be copied')
  return (
    <>
      <IconButton
        size="sm"
        label={`Copy ${what}`}
        icon={outcome === 'Copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
        onBlur={() => setOutcome('')}
      />
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  )
}
