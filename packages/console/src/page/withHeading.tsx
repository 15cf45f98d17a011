import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import type { ReactNode } from 'react'

/** Keeps the page's heading above an error panel, for Loaded's `failed`. */
export function withHeading(title: string) {
  return (panel: ReactNode) => (
    <Stack gap="6">
      <PageHeader title={title} />
      {panel}
    </Stack>
  )
}
