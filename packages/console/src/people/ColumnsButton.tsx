import { Button } from '@driver-trust/ui/button'
import { Checkbox } from '@driver-trust/ui/checkbox'
import { ColumnsIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Popover } from '@driver-trust/ui/popover'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import type { ListLayout } from './layout.ts'

const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const

/** Which columns the list shows and how dense its rows are. */
export function ColumnsButton({ layout }: { layout: ListLayout }) {
  const { shown, optional, density, show, setDensity, reset } = layout
  return (
    <Popover
      title="Columns"
      align="end"
      trigger={<IconButton size="sm" variant="secondary" label="Columns" icon={<ColumnsIcon />} />}
    >
      <Stack gap="4">
        <Stack gap="2" role="group" aria-label="Columns">
          {optional.map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={shown.includes(column)}
              onChange={(event) => show(column, event.currentTarget.checked)}
            />
          ))}
        </Stack>
        <Text size="12" tone="muted">
          Where space is tight, the phone gives way first, then the organisation.
        </Text>
        <RadioGroup label="Row height" options={DENSITIES} value={density} onChange={setDensity} />
        <Button size="sm" onClick={reset}>
          Reset
        </Button>
      </Stack>
    </Popover>
  )
}
