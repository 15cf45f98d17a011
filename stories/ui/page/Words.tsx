import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { Fragment, type ReactNode } from 'react'
import { Wrapped } from '../../review/Wrapped.tsx'
import type { Page } from './Page.ts'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Unstyled>
      <Stack gap="3" as="section" style={{ marginBlockStart: 40 }}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Unstyled>
  )
}

export function List({ items }: { items: readonly { key: string; text: ReactNode }[] }) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {items.map(({ key, text }) => (
        <li key={key}>
          <Text>{typeof text === 'string' ? withCode(text) : text}</Text>
        </li>
      ))}
    </ul>
  )
}

type Key = readonly [key: string, what: string]

const columns: readonly Column<Key>[] = [
  { id: 'key', header: 'Key', primary: true, cell: ([key]) => <Wrapped>{key}</Wrapped> },
  { id: 'what', header: 'What happens', cell: ([, what]) => <Wrapped>{withCode(what)}</Wrapped> },
]

export function Keys({ keys }: { keys: Page['guide']['keys'] }) {
  if (typeof keys === 'string') return <Text as="p">{keys}</Text>
  return <Table caption="Keys" columns={columns} rows={keys} rowKey={([key]) => key} density="compact" />
}

/** Words between backticks are code. */
export function withCode(text: string): ReactNode {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 0 ? <Fragment key={key}>{part}</Fragment> : <code key={key}>{part}</code>
  })
}
