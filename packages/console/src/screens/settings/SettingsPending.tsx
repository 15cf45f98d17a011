import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'

/** Stands where the form will be. */
export function SettingsPending() {
  return (
    <div role="status" aria-label="Loading">
      <Stack gap="6">
        <Skeleton width={160} height={20} />
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton width={160} height={20} />
        <Skeleton height={48} />
      </Stack>
    </div>
  )
}
