import { Card } from '@driver-trust/ui/card'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import type { ReactNode } from 'react'

export interface TileProps {
  /** The primitive's name in code. */
  name: string
  sample: ReactNode
  /** Takes up the whole width of the page. */
  isWide?: boolean
}

/** One primitive at rest, under its name. */
export function Tile({ name, sample, isWide = false }: TileProps) {
  return (
    <Card padding="4" style={{ minInlineSize: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
      <Stack gap="3">
        <Text size="12" tone="muted">
          {name}
        </Text>
        <div>{sample}</div>
      </Stack>
    </Card>
  )
}
