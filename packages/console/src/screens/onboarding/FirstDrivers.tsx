import { FileDrop } from '@driver-trust/ui/file-drop'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Stack } from '@driver-trust/ui/stack'
import { useState } from 'react'
import { DriverRows } from '../../form/DriverRows.tsx'
import type { PhoneRule } from '../../form/usePhoneRule.ts'

const WAYS = [
  { value: 'rows', label: 'Enter rows' },
  { value: 'file', label: 'Upload CSV' },
] as const

interface FirstDriversProps {
  rule: PhoneRule
  file: File | undefined
  problem: string | undefined
  onFile: (file: File | undefined) => void
}

/** The first drivers, typed or as a file; both may stay empty. */
export function FirstDrivers({ rule, file, problem, onFile }: FirstDriversProps) {
  const [way, setWay] = useState<'rows' | 'file'>('rows')
  const choose = (next: 'rows' | 'file') => {
    setWay(next)
    onFile(undefined)
  }
  return (
    <Stack gap="4">
      <SegmentedControl label="How to add drivers" options={WAYS} value={way} onChange={choose} />
      {way === 'rows' ? (
        <DriverRows rule={rule} />
      ) : (
        <FileDrop
          label="Choose a CSV file"
          accept=".csv,text/csv"
          onFile={onFile}
          fileName={file?.name}
          error={problem}
          hint="Columns: firstName, lastName, phoneNumber, email."
        />
      )}
    </Stack>
  )
}
