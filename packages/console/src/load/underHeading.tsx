import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import type { ReactNode } from 'react'

/** Puts the content under the page's heading, for Loaded's `failed`. */
export function underHeading(title: string) {
  return (panel: ReactNode) => (
    <Stack gap="6">
      <PageHeader title={title} />
      {panel}
    </Stack>
  )
}
