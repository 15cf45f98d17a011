import { Stack } from '@driver-trust/ui/stack'
import type { ReactNode } from 'react'
import { ScreenHead } from './ScreenHead.tsx'

/** Keeps the page's heading above an error panel, for Loaded's `failed`. */
export function withHeading(title: string) {
  return (panel: ReactNode) => (
    <Stack gap="6">
      <ScreenHead title={title} />
      {panel}
    </Stack>
  )
}
