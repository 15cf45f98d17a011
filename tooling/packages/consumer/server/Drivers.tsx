'use client'

import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { type Column, Table } from '@driver-trust/ui/table'
import { Tabs } from '@driver-trust/ui/tabs'
import { useEffect, useState } from 'react'

const columns: Column<string>[] = [{ id: 'name', header: 'Name', primary: true, cell: (name) => name }]
const tabs = ['Drivers', 'Invitations'].map((label) => ({ value: label, label }))

/** What takes functions: they can't be passed from a server to a browser. */
export function Drivers() {
  const [tab, setTab] = useState('Drivers')
  useEffect(() => {
    document.documentElement.dataset.hydrated = '' // for the test
  }, [])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Tabs label="People" tabs={tabs} value={tab} onChange={setTab}>
      <Table caption={tab} columns={columns} rows={['Ana Horvat']} rowKey={(name) => name} />
      <Button onClick={() => setIsOpen(true)}>Ban</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Ban Ana Horvat?" />
    </Tabs>
  )
}
