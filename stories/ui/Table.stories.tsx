import { Badge } from '@driver-trust/ui/badge'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { MoreIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { Menu, MenuItem } from '@driver-trust/ui/menu'
import { type Column, Table, type TableSorting } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import type { Tone } from '@driver-trust/ui/theme'
import { Truncate } from '@driver-trust/ui/truncate'
import { type ComponentProps, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../../.storybook/preview.tsx'

interface Person {
  id: string
  name: string
  email: string | null
  status: { tone: Tone; word: string }
  created: string
}

const created = '12 Mar 2026'

const people: Person[] = [
  {
    id: '04 21 97',
    name: 'Ana Horvat',
    email: 'ana.horvat@example.com',
    status: { tone: 'success', word: 'Verified' },
    created,
  },
  {
    id: '04 21 98',
    name: 'Nguyễn Thị Phương Thảo',
    email: 'thao.nguyen@a-long-domain-name.example.com',
    status: { tone: 'neutral', word: 'Pending' },
    created,
  },
  {
    id: '04 22 03',
    name: 'Maximilian von Braunschweig-Wolfenbüttel',
    email: 'max@example.com',
    status: { tone: 'warning', word: 'Unverified' },
    created,
  },
  {
    id: '04 22 41',
    name: 'Driver 04 22 41',
    email: null,
    status: { tone: 'greyWarning', word: 'In Analysis' },
    created,
  },
  {
    id: '04 23 10',
    name: 'Łukasz Wiśniewski',
    email: 'lukasz@example.com',
    status: { tone: 'error', word: 'Red' },
    created,
  },
  {
    id: '04 23 55',
    name: 'Zoë Ørsted',
    email: 'zoe@example.com',
    status: { tone: 'success', word: 'Verified' },
    created,
  },
]

const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    sorts: [
      { key: 'first_name', label: 'First name' },
      { key: 'last_name', label: 'Last name' },
    ],
    cell: ({ name, id }) => (
      <TextLink tone="quiet" href={`#${id}`} style={{ display: 'block' }}>
        <Truncate>{name}</Truncate>
      </TextLink>
    ),
    width: 232,
  },
  {
    id: 'id',
    header: 'Driver ID',
    cell: ({ id }) => (
      <Text tabular size="13">
        {id}
      </Text>
    ),
    width: 96,
  },
  {
    id: 'email',
    header: 'E-mail',
    cell: ({ email }) =>
      email === null ? (
        <MaskedValue />
      ) : (
        <Truncate dir="ltr" keepFrom="@">
          {email}
        </Truncate>
      ),
    sorts: [{ key: 'email', label: 'E-mail' }],
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <Badge tone={status.tone}>{status.word}</Badge>, width: 148 },
  {
    id: 'created',
    header: 'Created',
    cell: ({ created }) => created,
    sorts: [{ key: 'created_at', label: 'Created' }],
    align: 'end',
    width: 120,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    width: 64,
    align: 'end',
    cell: ({ name }) => (
      <Menu trigger={<IconButton size="sm" label={`Actions for ${name}`} icon={<MoreIcon />} />}>
        <MenuItem>Ban driver</MenuItem>
      </Menu>
    ),
  },
]

/** Fixes the row type, which args of a generic component lose. */
function PeopleTable(props: Partial<ComponentProps<typeof Table<Person>>>) {
  const [sorting, setSorting] = useState<TableSorting | undefined>({ key: 'created_at', direction: 'descending' })
  const sort = (key: string) =>
    setSorting(({ key: before, direction } = { key: '', direction: 'descending' }) => ({
      key,
      direction: before === key && direction === 'ascending' ? 'descending' : 'ascending',
    }))
  return (
    <Table
      caption="Drivers"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      sorting={sorting}
      onSort={sort}
      {...props}
    />
  )
}

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['04 21 98']))
  return <PeopleTable selection={{ selected, onChange: setSelected, labelOf: ({ name }) => `Select ${name}` }} />
}

const meta = preview.meta({
  title: 'Components/Table',
  component: PeopleTable,
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const SomeRows = meta.story({
  name: 'Some rows',
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl', 'visual-forced'],
})

export const Loading = meta.story({ args: { rows: [], loadingRows: 8 } })

export const Busy = meta.story({ args: { busy: true } })

export const Empty = meta.story({
  args: {
    rows: [],
    empty: (
      <EmptyState
        kind="no-results"
        title="No results"
        description="No driver has this name and this status."
        action={<Button>Clear filters</Button>}
      />
    ),
  },
})

export const Selection = meta.story({
  render: () => <Selectable />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ana Horvat' }))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Driver 04 22 41' }))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getAllByRole('checkbox', { name: /^Select (?!all)/, checked: true })).toHaveLength(4)
    await userEvent.click(all)
    await expect(all).toBeChecked()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Name' })
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'First name' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Last name', pressed: true })).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
  },
})

export const Cards = meta.story({
  name: 'Cards on a phone',
  render: () => <Selectable />,
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: inTests(async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Drivers' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Ana Horvat' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toBeInTheDocument()
  }),
})

export const NarrowWithManyColumns = meta.story({
  name: 'Scrolls sideways between phone and desktop widths',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Drivers' })).toBeVisible())
  }),
})
