import { Button } from '@driver-trust/ui/button'
import { Field } from '@driver-trust/ui/field'
import { FileDrop } from '@driver-trust/ui/file-drop'
import { FieldPair, FormLayout, FormSection } from '@driver-trust/ui/form-layout'
import { Inline } from '@driver-trust/ui/inline'
import { Input } from '@driver-trust/ui/input'
import { type PhoneFormat, PhoneInput } from '@driver-trust/ui/phone-input'
import { SearchInput } from '@driver-trust/ui/search-input'
import { Textarea } from '@driver-trust/ui/textarea'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const countries = [
  { code: 'AT', name: 'Austria', dialCode: '43' },
  { code: 'HR', name: 'Croatia', dialCode: '385' },
  { code: 'DE', name: 'Germany', dialCode: '49' },
]

/** A stand-in for the real format, which the product loads: groups by three and knows three countries. */
const format: PhoneFormat = {
  countries,
  read(text, from) {
    const international = text.trim().replace(/^00/, '+')
    const digits = international.replace(/\D/g, '')
    const detected = international.startsWith('+')
      ? countries.find(({ dialCode }) => digits.startsWith(dialCode))
      : undefined
    const country = detected ?? countries.find(({ code }) => code === from)
    const national = detected ? digits.slice(detected.dialCode.length) : digits.replace(/^0/, '')
    const grouped = national.replace(/(\d{2})(\d{3})(?=\d)/, '$1 $2 ')
    return {
      shown: detected ? `+${detected.dialCode} ${grouped}` : text,
      value: country && national ? `+${country.dialCode}${national}` : digits,
      country: detected?.code,
    }
  },
}
const load = () => Promise.resolve(format)

function Form() {
  const [phone, setPhone] = useState('')
  return (
    <FormLayout style={{ padding: 24 }}>
      <FormSection title="Contact" reason="We’ll only contact you about drivers.">
        <FieldPair>
          <Field label="First name">{(control) => <Input {...control} />}</Field>
          <Field label="Last name">{(control) => <Input {...control} />}</Field>
        </FieldPair>
        <Field label="Phone number" hint="Paste it in any form.">
          {(control) => <PhoneInput {...control} value={phone} onChange={setPhone} load={load} defaultCountry="HR" />}
        </Field>
        <output aria-label="Stored number">{phone}</output>
      </FormSection>
      <FormSection title="Drivers">
        <SearchInput label="Filter drivers" defaultValue="Horvat" />
        <FileDrop label="Choose a CSV file" accept=".csv" hint="or drop it here" onFile={() => undefined} />
        <Field label="Rows" hint="Paste from a spreadsheet.">
          {(control) => <Textarea {...control} mono />}
        </Field>
      </FormSection>
      <Inline>
        <Button variant="primary">Save</Button>
        <Button>Discard</Button>
      </Inline>
    </FormLayout>
  )
}

const meta = preview.meta({
  id: 'components-form-controls', // as links and screenshots have it
  title: 'Components/Together/Form controls',
  component: Form,
  tags: ['!manifest'], // shows several
})

export const WholeForm = meta.story({
  name: 'Whole form',
  tags: ['visual-mobile'],
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone number' })
    phone.focus()
    await userEvent.keyboard('+38591')
    await expect(await canvas.findByRole('combobox', { name: 'Country code: Croatia, +385' })).toBeVisible()
    await userEvent.clear(phone)
    await userEvent.paste('0049 151 234567')
    await expect(phone).toHaveValue('+49 15 123 4567')
    await expect(canvas.getByRole('status', { name: 'Stored number' })).toHaveTextContent('+49151234567')
    const search = canvas.getByRole('searchbox', { name: 'Filter drivers' })
    search.focus()
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveValue('')
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const file = canvas.getByLabelText('Choose a CSV file')
    const onClick = fn((event: Event) => event.preventDefault()) // otherwise the machine's own dialog would open
    file.addEventListener('click', onClick)
    file.focus()
    await userEvent.keyboard(' ')
    await expect(onClick).toHaveBeenCalledOnce()
    const phone = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
    phone.focus()
    await userEvent.keyboard('+38591234567')
    await waitFor(() => expect(phone).toHaveValue('+385 91 234 567'))
    phone.setSelectionRange(6, 6)
    await userEvent.keyboard('8')
    await expect(phone.selectionStart).toBe(7)
  },
})

export const Countries = meta.story({
  name: 'Choosing the country',
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Phone number' }).focus()
    const country = await canvas.findByRole('combobox', { name: 'Country code: Croatia, +385' })
    country.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search countries' })).toHaveFocus())
    await userEvent.keyboard('43')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country code: Austria, +43' })).toBeVisible())
  },
})

export const Zoomed = meta.story({
  name: 'Zoomed to 200%',
  globals: { viewport: { value: 'zoomed', isRotated: false } },
})
