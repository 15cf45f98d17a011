import { Badge } from '@driver-trust/ui/badge'
import { Menu, MenuItem } from '@driver-trust/ui/menu'
import { type Column, type Sorting, Table } from '@driver-trust/ui/table'
import { TextLink } from '@driver-trust/ui/text-link'
import '@driver-trust/ui/reset.css'
import { tones } from '@driver-trust/ui/theme'
import { Tree } from '@driver-trust/ui/tree'
import { Truncate } from '@driver-trust/ui/truncate'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const DEPOTS = 4_899
const ROWS = 500

/** 5,000 nodes, nearly all of them open lines: the most that a key press can have to search. */
const nodes = [
  {
    id: 'root',
    label: 'Alpine Group',
    children: [{ id: 'region', label: 'Region', children: depots('inner', 99) }, ...depots('depot', DEPOTS)],
  },
]

interface Driver {
  id: string
  name: string
  email: string
  tone: (typeof tones)[number]
}

const drivers: Driver[] = Array.from({ length: ROWS }, (_, index) => ({
  id: `${index}`,
  name: `Driver ${index}`,
  email: `driver.${index}@a-long-domain-name.example.com`,
  tone: tones[index % tones.length] ?? 'neutral',
}))

/** As a server would send them. */
const sorted = { ascending: drivers, descending: drivers.toReversed() }

/** The columns of the product's drivers list. */
const columns: Column<Driver>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    sorts: [{ key: 'name', label: 'Name' }],
    cell: ({ id, name }) => (
      <TextLink tone="quiet" href={`#${id}`}>
        <Truncate>{name}</Truncate>
      </TextLink>
    ),
  },
  { id: 'email', header: 'E-mail', cell: ({ email }) => <Truncate dir="ltr">{email}</Truncate> },
  { id: 'status', header: 'Status', width: 148, cell: ({ tone }) => <Badge tone={tone}>{tone}</Badge> },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    width: 64,
    cell: ({ name }) => (
      <Menu label={`Actions for ${name}`}>
        <MenuItem>Ban driver</MenuItem>
      </Menu>
    ),
  },
]

function Drivers() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [{ key, direction }, setSorting] = useState<Sorting>({ key: 'name', direction: 'ascending' })
  return (
    <Table
      caption="Drivers"
      columns={columns}
      rows={sorted[direction]}
      rowKey={({ id }) => id}
      sorting={{ key, direction }}
      onSort={() => setSorting({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      selection={{ selected, onChange: setSelected, labelOf: ({ name }) => `Select ${name}` }}
    />
  )
}

function Organisations() {
  return (
    <div style={{ display: 'flex', inlineSize: 264, blockSize: 640 }}>
      <Tree label="Organisations" filterLabel="Filter" nodes={nodes} hrefOf={({ id }) => `#${id}`} />
    </div>
  )
}

function depots(prefix: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `${prefix}-${index}`, label: `Depot ${index}` }))
}

const root = document.getElementById('root')
if (root) createRoot(root).render(location.hash === '#table' ? <Drivers /> : <Organisations />)
