import { Button } from '@driver-trust/ui/button'
import { Checkbox } from '@driver-trust/ui/checkbox'
import { ColumnsIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Popover } from '@driver-trust/ui/popover'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { Stack } from '@driver-trust/ui/stack'
import type { ListColumn, ListLayout } from './useListLayout.ts'

const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const

interface ColumnsButtonProps {
  columns: readonly ListColumn<never>[]
  layout: ListLayout
}

/** Which columns a list shows and how dense its rows are, remembered on this device. */
export function ColumnsButton({ columns, layout }: ColumnsButtonProps) {
  return (
    <Popover
      title="Columns"
      align="end"
      trigger={<IconButton size="sm" variant="secondary" label="Columns" icon={<ColumnsIcon />} />}
    >
      <Stack gap="4">
        <Stack gap="2" role="group" aria-label="Columns">
          {columns
            .filter(({ isOptional }) => isOptional)
            .map((column) => (
              <Checkbox
                key={column.id}
                label={column.header}
                checked={layout.isShown(column)}
                onChange={(event) => layout.show(column, event.currentTarget.checked)}
              />
            ))}
        </Stack>
        <RadioGroup label="Row height" options={DENSITIES} value={layout.density} onChange={layout.setDensity} />
        <Button
          size="sm"
          disabledReason={layout.isChanged ? undefined : 'Nothing has been changed.'}
          onClick={layout.reset}
        >
          Reset
        </Button>
      </Stack>
    </Popover>
  )
}
