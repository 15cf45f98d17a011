import { pageSizes } from '@driver-trust/domain/list'
import { pageCountOf, rangeText } from '@driver-trust/domain/text'
import { Inline } from '@driver-trust/ui/inline'
import { Pagination } from '@driver-trust/ui/pagination'
import { Select } from '@driver-trust/ui/select'
import { Text } from '@driver-trust/ui/text'
import { type ReactNode, useCallback, useState } from 'react'
import { useHost } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { useList } from './listContext.ts'
import { pageBar, rowsSelect } from './lists.css.ts'

const SIZES = pageSizes.map((size) => ({ value: String(size), label: `${size} rows` }))

interface PageBarProps {
  /** The rows of a full page: fewer if the server sends fewer. */
  pageSize: number
  shown: number
  total: number
  /** The rows are still those of the previous page. */
  busy: boolean
  /** A note on people whom the list leaves out, such as banned drivers. */
  leftOut?: ReactNode
}

export function PageBar({ pageSize, shown, total, busy, leftOut }: PageBarProps) {
  const { definition, search, change, hrefOf, pageSize: asked } = useList()
  const { memory } = useHost()
  const { page } = search
  const present = rangeText({ page, pageSize, shown, total })
  const [range, setRange] = useState(present)
  if (!busy && range !== present) setRange(present)
  const pageCount = pageCountOf({ pageSize, total })
  const choose = (chosen: string) => {
    const size = pageSizes.find((each) => String(each) === chosen)
    memory.write(storageKeys.pageSize(definition.name), size)
    change({ size })
  }
  const pageHref = useCallback((each: number) => hrefOf({ page: each }), [hrefOf])
  return (
    <Inline gap="4" justify="between" align="center" className={pageBar}>
      <Inline gap="4">
        <Text as="p" size="13" tone="muted" tabular>
          {range}
        </Text>
        {leftOut}
        <Select
          aria-label="Rows per page"
          size="sm"
          className={rowsSelect}
          options={SIZES}
          value={String(asked)}
          onChange={choose}
        />
      </Inline>
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} hrefOf={pageHref} />}
    </Inline>
  )
}
