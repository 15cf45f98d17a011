import { Inline } from '@driver-trust/ui/inline'
import { SearchInput } from '@driver-trust/ui/search-input'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { Wrapped } from '../../review/Wrapped.tsx'
import { ContrastOf } from './ContrastOf.tsx'
import { Sample } from './Sample.tsx'
import { matching, type TokenRow, tokenRows } from './tokenRows.ts'

const rows = tokenRows()

const columns: readonly Column<TokenRow>[] = [
  { id: 'token', header: 'Token', primary: true, cell: (row) => <Name row={row} /> },
  { id: 'light', header: 'Light', cell: (row) => <Value theme="light" row={row} /> },
  { id: 'dark', header: 'Dark', cell: (row) => <Value theme="dark" row={row} /> },
  {
    id: 'contrast',
    header: 'Contrast, light and dark',
    cell: ({ pairs, isColour }) => <Wrapped>{isColour && <ContrastOf pairs={pairs} />}</Wrapped>,
  },
]

/** Every custom property with its values in both themes, and its contrast on what it meets. */
export function Tokens() {
  const [text, setText] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')
  const shown = matching(rows, text)
  return (
    <Unstyled>
      <Stack gap="4">
        <Inline justify="between">
          <SearchInput
            label="Token, property or colour"
            placeholder="Token or #colour"
            value={text}
            onChange={setText}
            style={{ inlineSize: 320 }}
          />
          <Text tone="muted" role="status">
            {shown.length} of {rows.length}
          </Text>
        </Inline>
        <Table caption="Tokens" columns={columns} rows={shown} rowKey={({ path }) => path} empty="No token matches." />
      </Stack>
    </Unstyled>
  )
}

function Name({ row: { path, property } }: { row: TokenRow }) {
  return (
    <>
      <Text as="p" weight="medium">
        {path}
      </Text>
      <Text as="p" size="12" mono tone="muted">
        {property}
      </Text>
    </>
  )
}

/** The browser's own value in that theme, which is what users get. */
function Value({ theme, row }: { theme: 'light' | 'dark'; row: TokenRow }) {
  const [value, setValue] = useState('')
  const read = (element: HTMLElement | null) => {
    if (element) setValue(getComputedStyle(element).getPropertyValue(row.property))
  }
  return (
    <div data-theme={theme} ref={read} style={{ background: 'none', color: 'inherit' }}>
      <Sample row={row} />
      <Wrapped>
        <Text size="12" mono>
          {row.hex[theme]} {value}
        </Text>
      </Wrapped>
    </div>
  )
}
