import { AppShell } from '@driver-trust/ui/app-shell'
import { Avatar } from '@driver-trust/ui/avatar'
import { Badge } from '@driver-trust/ui/badge'
import { Breadcrumbs } from '@driver-trust/ui/breadcrumbs'
import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { Checkbox } from '@driver-trust/ui/checkbox'
import { Columns } from '@driver-trust/ui/columns'
import { ErrorPanel } from '@driver-trust/ui/error-panel'
import { Field } from '@driver-trust/ui/field'
import { AddIcon, BuildingIcon, SearchIcon, SettingsIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Input } from '@driver-trust/ui/input'
import { Kbd } from '@driver-trust/ui/kbd'
import { Lockup } from '@driver-trust/ui/mark'
import { Menu, MenuItem } from '@driver-trust/ui/menu'
import { MultiSelect } from '@driver-trust/ui/multi-select'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Pagination } from '@driver-trust/ui/pagination'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { SearchInput } from '@driver-trust/ui/search-input'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { SideNavigation } from '@driver-trust/ui/side-navigation'
import { Stack } from '@driver-trust/ui/stack'
import { Switch } from '@driver-trust/ui/switch'
import { type Column, Table } from '@driver-trust/ui/table'
import { Tabs } from '@driver-trust/ui/tabs'
import { Tag } from '@driver-trust/ui/tag'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import type { Tone } from '@driver-trust/ui/theme'
import { Timeline } from '@driver-trust/ui/timeline'
import { Tree } from '@driver-trust/ui/tree'
import { Truncate } from '@driver-trust/ui/truncate'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  id: 'components-all-together', // as links and screenshots have it
  title: 'Components/Together/All together',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The primitives side by side, to check that edges line up and nothing is too loud.`,
      },
    },
  },
})

interface Driver {
  id: string
  name: string
  email: string
  tone: Tone
  status: string
}

const drivers: Driver[] = [
  { id: '04 21 97', name: 'Ana Horvat', email: 'ana.horvat@example.com', tone: 'success', status: 'Verified' },
  { id: '04 21 98', name: 'Nguyễn Thị Phương Thảo', email: 'thao@example.com', tone: 'neutral', status: 'Pending' },
  { id: '04 22 03', name: 'Łukasz Wiśniewski', email: 'lukasz@example.com', tone: 'warning', status: 'Under review' },
  { id: '04 22 41', name: 'Zoë Ørsted', email: 'zoe@example.com', tone: 'greyWarning', status: 'In Analysis' },
  { id: '04 23 10', name: 'Marko Kovač', email: 'marko.kovac@example.com', tone: 'error', status: 'Red' },
]

const columns: Column<Driver>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    cell: ({ name }) => (
      <TextLink tone="quiet" href="#driver">
        <Truncate>{name}</Truncate>
      </TextLink>
    ),
  },
  {
    id: 'id',
    header: 'Driver ID',
    width: 100,
    cell: ({ id }) => (
      <Text size="13" tabular>
        {id}
      </Text>
    ),
  },
  {
    id: 'email',
    header: 'E-mail',
    cell: ({ email }) => (
      <Truncate dir="ltr" keepFrom="@">
        {email}
      </Truncate>
    ),
  },
  { id: 'status', header: 'Status', width: 148, cell: ({ tone, status }) => <Badge tone={tone}>{status}</Badge> },
  {
    id: 'menu',
    header: 'Actions',
    hideHeader: true,
    width: 64,
    align: 'end',
    cell: ({ name }) => (
      <Menu label={`Actions for ${name}`}>
        <MenuItem>Ban driver</MenuItem>
      </Menu>
    ),
  },
]

const nothing = () => undefined

function Page() {
  return (
    <AppShell navigation={<Navigation />} header={<Header />}>
      <Stack gap="6">
        <PageHeader
          breadcrumb={<Breadcrumbs items={[{ label: 'Alpine Group', href: '#root' }]} />}
          title="North Logistics"
          meta={<Badge plain>Child</Badge>}
          actions={
            <>
              <Button>Invite user</Button>
              <Button variant="primary" iconStart={<AddIcon />}>
                Invite driver
              </Button>
            </>
          }
        />
        <List />
        <Parts />
      </Stack>
    </AppShell>
  )
}

function Navigation() {
  return (
    <Stack gap="4" style={{ padding: 16, flex: 1, minHeight: 0 }}>
      <Lockup name="Driver Trust Console" />
      <SideNavigation
        label="Main"
        items={[
          { href: '#organisations', label: 'Organisations', icon: <BuildingIcon />, current: true },
          { href: '#settings', label: 'Settings', icon: <SettingsIcon /> },
        ]}
      />
      <Tree
        label="Organisations"
        filterLabel="Filter organisations"
        currentId="north"
        hrefOf={({ id }) => `#${id}`}
        nodes={[
          {
            id: 'root',
            label: 'Alpine Group',
            children: [
              { id: 'north', label: 'North Logistics', children: [{ id: 'oslo', label: 'Oslo' }] },
              { id: 'south', label: 'South Logistics' },
            ],
          },
        ]}
      />
    </Stack>
  )
}

function Header() {
  return (
    <Inline justify="between" wrap={false}>
      <Button size="sm" iconStart={<SearchIcon />} iconEnd={<Kbd>Ctrl K</Kbd>}>
        Search
      </Button>
      <Avatar name="Ana Horvat" />
    </Inline>
  )
}

function List() {
  return (
    <Tabs
      label="Lists"
      value="drivers"
      onChange={nothing}
      tabs={[
        { value: 'drivers', label: 'Drivers', count: 412 },
        { value: 'users', label: 'Users', count: 8 },
      ]}
    >
      <Stack gap="3">
        <Inline gap="3">
          <SegmentedControl
            size="sm"
            label="Show"
            value="active"
            onChange={nothing}
            options={[
              { value: 'active', label: 'Active' },
              { value: 'invited', label: 'Invited' },
              { value: 'banned', label: 'Banned' },
            ]}
          />
          <SearchInput size="sm" label="Last name" placeholder="Last name" value="" onChange={nothing} />
          <div style={{ inlineSize: 176 }}>
            <MultiSelect
              size="sm"
              aria-label="Status"
              placeholder="All statuses"
              options={[{ value: 'red', label: 'Red' }]}
              value={[]}
              onChange={nothing}
            />
          </div>
          <Tag kind="Status" onRemove={nothing}>
            Red
          </Tag>
        </Inline>
        <Table caption="Drivers" columns={columns} rows={drivers} rowKey={({ id }) => id} />
        <Inline justify="between">
          <Text size="13" tone="muted" tabular>
            21–40 of 412
          </Text>
          <div style={{ inlineSize: 560, maxInlineSize: '100%' }}>
            <Pagination page={2} pageCount={21} hrefOf={(page) => `#page=${page}`} />
          </div>
        </Inline>
      </Stack>
    </Tabs>
  )
}

function Parts() {
  return (
    <Columns of="half" gap="4">
      <Card>
        <Stack gap="3">
          <Field label="Organisation name" hint="As it stands in the register.">
            {(control) => <Input {...control} />}
          </Field>
          <RadioGroup
            label="Role"
            direction="row"
            value="user"
            onChange={nothing}
            options={[
              { value: 'user', label: 'Viewer' },
              { value: 'admin', label: 'Admin' },
            ]}
          />
          <Checkbox label="Subcontractor" />
          <Switch label="Live statuses" defaultChecked />
          <Inline>
            <Button variant="primary">Save</Button>
            <Button>Discard</Button>
            <Button variant="destructive">Delete organisation</Button>
            <IconButton variant="secondary" label="Search" icon={<SearchIcon />} />
          </Inline>
        </Stack>
      </Card>
      <Stack gap="4">
        <InlineAlert tone="warning" title="This branch has 340 organisations.">
          Shown: North only.
        </InlineAlert>
        <ErrorPanel onRetry={nothing} detail="GET /drivers answered 500" />
        <Card padding="5">
          <Timeline
            label="Activity"
            events={[
              {
                id: '2',
                title: 'Status changed to Verified',
                tone: 'success',
                dateTime: '2026-03-12',
                time: '3 days ago',
              },
              { id: '1', title: 'Joined the organisation', dateTime: '2026-03-01', time: '1 Mar 2026' },
            ]}
          />
        </Card>
      </Stack>
    </Columns>
  )
}

export const Overview = meta.story({
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl', 'visual-forced'],
  render: () => <Page />,
})

export const Zoomed = meta.story({
  name: 'Zoomed to 200 %',
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  render: () => <Page />,
})

export const Narrowest = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  render: () => <Page />,
})
