import { Badge } from '@driver-trust/ui/badge'
import { Breadcrumbs } from '@driver-trust/ui/breadcrumbs'
import { Button } from '@driver-trust/ui/button'
import { DescriptionList } from '@driver-trust/ui/description-list'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Stateful } from '@driver-trust/ui/guide'
import { Inline } from '@driver-trust/ui/inline'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { Pagination } from '@driver-trust/ui/pagination'
import { ProgressBar } from '@driver-trust/ui/progress-bar'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Signal } from '@driver-trust/ui/signal'
import { Stepper } from '@driver-trust/ui/stepper'
import { type Column, Table } from '@driver-trust/ui/table'
import { Tabs } from '@driver-trust/ui/tabs'
import { Timeline } from '@driver-trust/ui/timeline'
import { Tree } from '@driver-trust/ui/tree'
import type { TileProps } from './Tile.tsx'

const people = ['Ana Horvat', 'Łukasz Wiśniewski']
const columns: Column<string>[] = [
  { id: 'name', header: 'Name', primary: true, cell: (name) => name },
  { id: 'status', header: 'Status', cell: () => <Badge tone="success">Verified</Badge> },
]

export const dataTiles: readonly TileProps[] = [
  {
    name: 'Signal',
    sample: (
      <Inline gap="2">
        <Signal aspect="stop" size="24" />
        <Signal aspect="wait" size="24" />
        <Signal aspect="go" size="24" />
        <Signal aspect="soon" size="24" />
        <Signal aspect="unknown" size="24" />
      </Inline>
    ),
  },
  {
    name: 'Table',
    isWide: true,
    sample: <Table caption="Drivers" columns={columns} rows={people} rowKey={(name) => name} />,
  },
  {
    name: 'Pagination',
    isWide: true,
    sample: <Pagination page={2} pageCount={21} hrefOf={(page) => `#page=${page}`} />,
  },
  {
    name: 'Stepper',
    isWide: true,
    sample: <Stepper label="Set-up" steps={['Your profile', 'Your organisation', 'Drivers']} current={1} />,
  },
  {
    name: 'EmptyState',
    sample: <EmptyState title="No drivers yet" action={<Button size="sm">Invite driver</Button>} />,
  },
  {
    name: 'Tree',
    sample: (
      <Tree
        label="Organisations"
        currentId="north"
        hrefOf={({ id }) => `#${id}`}
        nodes={[
          {
            id: 'root',
            label: 'Alpine Group',
            children: [
              { id: 'north', label: 'North Logistics' },
              { id: 'south', label: 'South Logistics' },
            ],
          },
        ]}
      />
    ),
  },
  {
    name: 'Timeline',
    sample: (
      <Timeline
        label="Activity"
        events={[
          { id: '2', title: 'Status changed', tone: 'success', dateTime: '2026-03-12', time: '3 days ago' },
          { id: '1', title: 'Joined', dateTime: '2026-03-01', time: '1 Mar 2026' },
        ]}
      />
    ),
  },
  {
    name: 'DescriptionList',
    sample: (
      <DescriptionList
        items={[
          { term: 'Driver ID', detail: '04 21 97' },
          { term: 'E-mail', detail: <MaskedValue /> },
        ]}
      />
    ),
  },
  {
    name: 'Tabs',
    sample: (
      <Stateful start={'drivers' as string}>
        {(value, change) => (
          <Tabs
            label="Lists"
            value={value}
            onChange={change}
            tabs={[
              { value: 'drivers', label: 'Drivers', count: 412 },
              { value: 'users', label: 'Users' },
            ]}
          >
            {`The ${value}`}
          </Tabs>
        )}
      </Stateful>
    ),
  },
  {
    name: 'SegmentedControl',
    sample: (
      <SegmentedControl
        label="Show"
        defaultValue="active"
        options={[
          { value: 'active', label: 'Active' },
          { value: 'banned', label: 'Banned' },
        ]}
      />
    ),
  },
  { name: 'Breadcrumbs', sample: <Breadcrumbs items={[{ label: 'Alpine Group', href: '#root' }]} /> },
  { name: 'ProgressBar', sample: <ProgressBar label="Inviting" value={18} max={20} text="18 of 20" /> },
]
