import type { CodePage } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useState } from 'react'
import type { EncodingDoubt } from '../../../import/readImport.ts'
import { DialogFoot } from './DialogFoot.tsx'

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

/** Asks how the names of a file are spelt, where its letters don't tell its encoding. */
export function ChooseEncoding({ doubt: { name, choices }, onChoose, onBack, onClose }: ChooseEncodingProps) {
  const [page, setPage] = useState<CodePage | null>(choices[0]?.page ?? null)
  const options = choices.map(({ page: value, samples }) => ({
    value,
    label: samples.join(', '),
    hint: labels[value],
  }))
  return (
    <Stack gap="4">
      <Text as="p">“{name}” is not in UTF-8, so its letters can be read in several ways.</Text>
      <RadioGroup label="Which line is spelt correctly?" options={options} value={page} onChange={setPage} />
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
