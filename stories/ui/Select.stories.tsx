import { Field } from '@driver-trust/ui/field'
import { type Choice, Select } from '@driver-trust/ui/select'
import { Stack } from '@driver-trust/ui/stack'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const countries: Choice[] = [
  { value: 'AT', label: 'Austria' },
  { value: 'HR', label: 'Croatia' },
  { value: 'DE', label: 'Germany', hint: 'Needs a VAT number.' },
  { value: 'NO', label: 'Norway', disabledReason: 'Not served yet.' },
  { value: 'PL', label: 'Poland' },
  { value: 'SI', label: 'Slovenia' },
  { value: 'CH', label: 'Switzerland' },
]

function CountryField({ error }: { error?: string }) {
  return (
    <div style={{ padding: 24, maxWidth: 360, minHeight: 420 }}>
      <Field label="Country" error={error}>
        {(control) => <Select {...control} options={countries} />}
      </Field>
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/Select',
  component: CountryField,
})

export const SizesAndStates = meta.story({
  name: 'Sizes and states',
  tags: ['visual-dark', 'visual-forced'],
  render: () => (
    <Stack gap="3" style={{ padding: 24, maxWidth: 360 }}>
      {(['xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Select key={size} size={size} aria-label={size} options={countries} defaultValue="HR" />
      ))}
      <Select aria-label="Nothing chosen" options={countries} />
      <Select aria-label="Wrong" variant="error" options={countries} />
      <Select aria-label="Disabled" disabled options={countries} defaultValue="HR" />
    </Stack>
  ),
})

export const Open = meta.story({
  tags: ['visual-mobile'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Austria' })).toBeVisible())
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.tab()
    await waitFor(() => expect(select).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Austria' })).toHaveFocus())
    await userEvent.keyboard('p')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Poland' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(select).toHaveTextContent('Poland')
    await waitFor(() => expect(select).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: 'Poland', selected: true })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(select).toHaveTextContent('Poland')
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    select.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(document.activeElement).toHaveRole('option')) // a frame after it has opened
    const ways = { '{End}': 'Switzerland', '{ArrowUp}': 'Slovenia', '{Home}': 'Austria', '{ArrowDown}': 'Croatia' }
    for (const [key, name] of Object.entries(ways)) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus())
    }
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(select).toHaveTextContent('Croatia')
  },
})

export const Wrong = meta.story({ args: { error: 'Field is mandatory.' } })

const long: Choice[] = [
  { value: 'one', label: 'Donaudampfschifffahrtsgesellschaft, Niederlassung Klagenfurt am Wörthersee' },
  { value: 'two', label: 'Nord', hint: 'Braucht eine Umsatzsteuer-Identifikationsnummer der Muttergesellschaft.' },
]

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  render: () => (
    <div style={{ padding: 24, minHeight: 320 }}>
      <Select aria-label="Organisation" options={long} defaultValue="one" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Organisation' }))
    await waitFor(() => expect(screen.getByRole('option', { name: /Nord/ })).toBeVisible())
  },
})
