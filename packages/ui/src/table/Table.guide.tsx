import { Badge } from '../badge/Badge.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { type Column, Table } from './Table.tsx'

const people = ['Ana Horvat', 'Łukasz Wiśniewski']
const columns: Column<string>[] = [
  { id: 'name', header: 'Name', primary: true, cell: (name) => name },
  { id: 'status', header: 'Status', cell: () => <Badge tone="success">Verified</Badge> },
]

export const guide = guideTo(Table<string>, {
  use: ['to compare many things of the same kind'],
  instead: [
    ['It is about one thing.', 'DescriptionList'],
    ['It lays out a page.', 'Columns'],
    ['It is a hierarchy.', 'Tree'],
  ],
  dos: example(
    <Table caption="Drivers" columns={columns} rows={people} rowKey={(name) => name} />,
    'The first column names the row; on a phone each row becomes a card with the headers as labels.',
  ),
  donts: example(
    <Table
      caption="Ana Horvat"
      columns={[
        { id: 'term', header: 'Fact', primary: true, cell: (term: string) => term },
        { id: 'detail', header: 'Value', cell: () => 'ana.horvat@example.com' },
      ]}
      rows={['E-mail']}
      rowKey={(term) => term}
    />,
    "Facts about one person aren't a table.",
  ),
  keys: [
    ['Tab', 'goes through sort buttons, checkboxes, links and menus in reading order'],
    ['Enter, Space on a sort button', 'sorts by it; again, in the other direction'],
    ['Space on a checkbox', 'selects the row; with Shift, all rows between it and the one selected before'],
  ],
  accessibility: [
    'A real table with a caption; sorting is announced by `aria-sort`.',
    'It stays a table for screen readers when rows are shown as cards.',
  ],
})
