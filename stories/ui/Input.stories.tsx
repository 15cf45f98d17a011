import { Field } from '@driver-trust/ui/field'
import { Input } from '@driver-trust/ui/input'
import { Stack } from '@driver-trust/ui/stack'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Input',
  component: Input,
})

const sizes = ['xl', 'lg', 'md', 'sm'] as const

export const SizesAndStates = meta.story({
  name: 'Sizes and states',
  tags: ['visual-dark', 'visual-rtl', 'visual-forced'],
  args: { 'aria-label': 'E-mail' },
  render: () => (
    <Stack gap="3" style={{ padding: 24, maxWidth: 560 }}>
      {sizes.map((size) => (
        <Input key={size} size={size} aria-label={`Size ${size}`} defaultValue="ana.horvat@example.com" />
      ))}
      <Input aria-label="Empty" placeholder="ana@example.com" />
      <Input aria-label="Wrong" variant="error" defaultValue="ana.horvat" />
      <Input aria-label="Read only" readOnly defaultValue="Set by your organisation" />
      <Input aria-label="Disabled" disabled defaultValue="Not now" />
      <Input aria-label="Driver ID" tabular defaultValue="04 21 97" />
    </Stack>
  ),
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { 'aria-label': 'First name' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'First name' })
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('Nguyễn')
    await expect(input).toHaveValue('Nguyễn')
  },
})

export const InAField = meta.story({
  name: 'In a field',
  args: { id: 'unused' },
  render: () => (
    <Stack gap="2" style={{ padding: 24, maxWidth: 560 }}>
      <Field label="E-mail" hint="We’ll only e-mail you about drivers." required>
        {(control) => <Input type="email" autoComplete="email" {...control} />}
      </Field>
      <Field label="Phone number (optional)" error="Enter a number with its country code, such as +385 91 234 5678.">
        {(control) => <Input type="tel" {...control} />}
      </Field>
    </Stack>
  ),
})
