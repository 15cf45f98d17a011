import { Checkbox } from '@driver-trust/ui/checkbox'
import { Combobox } from '@driver-trust/ui/combobox'
import { Field } from '@driver-trust/ui/field'
import { FileDrop } from '@driver-trust/ui/file-drop'
import { Input } from '@driver-trust/ui/input'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { type PhoneFormat, PhoneInput } from '@driver-trust/ui/phone-input'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { SearchInput } from '@driver-trust/ui/search-input'
import { Select } from '@driver-trust/ui/select'
import { Stack } from '@driver-trust/ui/stack'
import { Switch } from '@driver-trust/ui/switch'
import { Textarea } from '@driver-trust/ui/textarea'
import type { TileProps } from './Tile.tsx'

const statuses = ['Pending', 'Verified', 'Red'].map((label) => ({ value: label, label }))
const roles = ['Viewer', 'Admin'].map((label) => ({ value: label, label }))

const format: PhoneFormat = {
  countries: [{ code: 'HR', name: 'Croatia', dialCode: '385' }],
  read: (text) => ({ shown: text, value: text, country: undefined }),
}
const load = () => Promise.resolve(format)

export const fieldTiles: readonly TileProps[] = [
  {
    name: 'Field',
    sample: (
      <Field label="VAT number" error="Field is mandatory." required>
        {(control) => <Input {...control} />}
      </Field>
    ),
  },
  { name: 'Input', sample: <Input aria-label="Organisation name" placeholder="Organisation name" /> },
  { name: 'PasswordInput', sample: <PasswordInput aria-label="Password" defaultValue="correct horse" /> },
  { name: 'Textarea', sample: <Textarea aria-label="Note" rows={2} placeholder="Note" /> },
  {
    name: 'Select',
    sample: <Select aria-label="Status" options={statuses} defaultValue="Verified" />,
  },
  {
    name: 'Combobox',
    sample: <Combobox aria-label="Parent" options={statuses} defaultValue="Red" />,
  },
  { name: 'SearchInput', sample: <SearchInput label="Last name" placeholder="Last name" /> },
  {
    name: 'Checkbox',
    sample: (
      <Stack gap="2">
        <Checkbox label="Subcontractor" defaultChecked />
        <Checkbox label="Some of them" indeterminate />
      </Stack>
    ),
  },
  {
    name: 'RadioGroup',
    sample: <RadioGroup label="Role" direction="row" options={roles} defaultValue="Viewer" />,
  },
  { name: 'Switch', sample: <Switch label="Live statuses" defaultChecked /> },
  {
    name: 'PhoneInput',
    sample: <PhoneInput aria-label="Phone" defaultValue="91 234" load={load} defaultCountry="HR" />,
  },
  {
    name: 'FileDrop',
    sample: <FileDrop label="Choose a CSV file" accept=".csv" hint="or drop it here" onFile={() => undefined} />,
  },
]
