import '@driver-trust/ui/reset.css'
import '@driver-trust/ui/styles.css'
import './brand.css'
import './own.css'
import { statusLabel, statusTone } from '@driver-trust/domain/driver'
import { Badge } from '@driver-trust/ui/badge'
import { BrandProvider } from '@driver-trust/ui/brand'
import { Button } from '@driver-trust/ui/button'
import { Checkbox } from '@driver-trust/ui/checkbox'
import { Csp } from '@driver-trust/ui/csp'
import { Field } from '@driver-trust/ui/field'
import { Heading } from '@driver-trust/ui/heading'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Input } from '@driver-trust/ui/input'
import { Lockup } from '@driver-trust/ui/mark'
import { Select } from '@driver-trust/ui/select'
import { type Column, Table } from '@driver-trust/ui/table'
import { Toaster, toast } from '@driver-trust/ui/toast'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { brand } from './brand.ts'

const cities = ['Zagreb', 'Split'].map((label) => ({ value: label, label }))
const columns: Column<string>[] = [
  { id: 'name', header: 'Name', primary: true, cell: (name) => name },
  {
    id: 'status',
    header: 'Status',
    cell: () => <Badge tone={statusTone('verified')}>{statusLabel('verified')}</Badge>,
  },
]

/** Ten primitives in a brand of its own, and a rule of the domain, as someone else's application uses them. */
function App() {
  const [city, setCity] = useState<string | null>(null)
  return (
    <Csp>
      <Lockup name="Driver Trust" />
      <Heading level={1} size="24">
        Depot
      </Heading>
      <InlineAlert tone="warning" title="Closed on Sunday" />
      <Field label="Name" error="Enter a name.">
        {(control) => <Input {...control} />}
      </Field>
      <Select aria-label="City" options={cities} value={city} onChange={setCity} />
      <Checkbox label="Open" defaultChecked />
      <Table caption="Drivers" columns={columns} rows={['Ana Horvat']} rowKey={(name) => name} />
      <Button variant="primary" onClick={() => toast.success('Saved.')}>
        Save
      </Button>
      <Toaster />
    </Csp>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrandProvider brand={brand}>
        <App />
      </BrandProvider>
    </StrictMode>,
  )
