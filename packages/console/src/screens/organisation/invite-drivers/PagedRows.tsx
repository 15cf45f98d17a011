import { pageCountOf, rangeText } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { type ReactNode, useState } from 'react'

const PAGE = 50

interface PagedRowsProps<Row> {
  rows: readonly Row[]
  children: (page: readonly Row[]) => ReactNode
}

/** Fifty rows at a time; they have no address of their own, so that the ways to the others are buttons. */
export function PagedRows<Row>({ rows, children }: PagedRowsProps<Row>) {
  const [asked, setAsked] = useState(1)
  const total = rows.length
  const last = pageCountOf({ pageSize: PAGE, total })
  const page = Math.min(asked, last)
  const shown = rows.slice((page - 1) * PAGE, page * PAGE)
  return (
    <Stack gap="3">
      {children(shown)}
      {last > 1 && (
        <Inline gap="3" justify="between">
          <Text size="13" tone="muted" tabular>
            {rangeText({ page, pageSize: PAGE, shown: shown.length, total })}
          </Text>
          <Inline>
            <Button
              size="sm"
              disabledReason={page === 1 ? 'These are the first rows.' : undefined}
              onClick={() => setAsked(page - 1)}
            >
              Previous rows
            </Button>
            <Button
              size="sm"
              disabledReason={page === last ? 'These are the last rows.' : undefined}
              onClick={() => setAsked(page + 1)}
            >
              Next rows
            </Button>
          </Inline>
        </Inline>
      )}
    </Stack>
  )
}
