import { formatCount } from '@driver-trust/domain'
import { FileDrop } from '@driver-trust/ui/file-drop'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useState } from 'react'
import { DriverRows } from '../../form/DriverRows.tsx'
import type { PhoneRule } from '../../form/usePhoneRule.ts'
import type { DriversFile } from './useDriversFile.ts'

const WAYS = [
  { value: 'rows', label: 'Enter rows' },
  { value: 'file', label: 'Upload CSV' },
] as const

interface FirstDriversProps {
  rule: PhoneRule
  file: DriversFile
}

/** The first drivers, typed or as a file; both may stay empty. */
export function FirstDrivers({ rule, file }: FirstDriversProps) {
  const [way, setWay] = useState<'rows' | 'file'>('rows')
  const choose = (next: 'rows' | 'file') => {
    setWay(next)
    file.clear()
  }
  return (
    <Stack gap="4">
      <SegmentedControl label="How to add drivers" options={WAYS} value={way} onChange={choose} />
      {way === 'rows' ? (
        <DriverRows rule={rule} />
      ) : (
        <Stack gap="3">
          <FileDrop
            label="Choose a CSV file"
            accept=".csv,text/csv"
            onFile={(chosen) => void file.choose(chosen)}
            fileName={file.name}
            error={file.problem}
            hint="Columns: firstName, lastName, phoneNumber, email."
          />
          <Text as="p" role="status">
            {statusOf(file)}
          </Text>
          {file.preview?.notice && <InlineAlert tone="warning">{file.preview.notice}</InlineAlert>}
        </Stack>
      )}
    </Stack>
  )
}

function statusOf({ isReading, preview }: DriversFile): string {
  if (isReading) return 'Reading rows…'
  if (!preview) return ''
  const count = preview.rows.length
  return `${formatCount(count)} ${count === 1 ? 'driver' : 'drivers'} in “${preview.name}”.`
}
