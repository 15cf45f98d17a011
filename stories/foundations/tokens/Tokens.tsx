import { Inline } from '@driver-trust/ui/inline'
import { SearchInput } from '@driver-trust/ui/search-input'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { Wrapped } from '../../review/Wrapped.tsx'
import { MOVING, Sample } from './Sample.tsx'
import { matching, type TokenRow, tokenRows } from './tokenRows.ts'

const rows = tokenRows()

const columns: readonly Column<TokenRow>[] = [
  { id: 'token', header: 'Token', primary: true, cell: (row) => <Name row={row} /> },
  { id: 'light', header: 'Light', cell: (row) => <Value theme="light" row={row} /> },
  { id: 'dark', header: 'Dark', cell: (row) => <Value theme="dark" row={row} /> },
  { id: 'contrast', header: 'Contrast, light and dark', cell: (row) => <Contrast row={row} /> },
]

/** Every custom property with its values in both themes, and its contrast on what it meets. */
export function Tokens() {
  const [text, setText] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')
  const shown = matching(rows, text)
  return (
    <Unstyled>
      <style>{MOVING}</style>
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

function Contrast({ row: { isColour, pairs } }: { row: TokenRow }) {
  if (!isColour) return null
  if (pairs.length === 0) return <Text tone="faint">none: decoration</Text>
  const lines = pairs.map(({ other, isOn, least, light, dark }) => (
    <Text key={`${other} ${isOn}`} as="p" size="12" tabular tone={Math.min(light, dark) < least ? 'error' : 'default'}>
      {isOn ? 'on' : 'under'} {other}: {light.toFixed(2)} · {dark.toFixed(2)} (needs {least})
    </Text>
  ))
  return <Wrapped>{lines}</Wrapped>
}
