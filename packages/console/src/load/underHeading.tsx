import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import type { ReactNode } from 'react'

/** Puts what stands in place of a page under the page's heading, for `failed` of Loaded. */
export function underHeading(title: string) {
  return (panel: ReactNode) => (
    <Stack gap="6">
      <PageHeader title={title} />
      {panel}
    </Stack>
  )
}
