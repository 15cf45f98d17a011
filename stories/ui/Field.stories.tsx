import { Field } from '@driver-trust/ui/field'
import { Input } from '@driver-trust/ui/input'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { Stack } from '@driver-trust/ui/stack'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
})

export const HintsAndErrors = meta.story({
  name: 'Hints and errors',
  tags: ['visual-mobile'],
  args: { label: 'E-mail', children: (control) => <Input {...control} /> },
  render: () => (
    <Stack gap="3" style={{ padding: 24, maxWidth: 560 }}>
      <Field label="E-mail">{(control) => <Input {...control} />}</Field>
      <Field label="Organisation name" hint="As it appears in the company register." required>
        {(control) => <Input {...control} />}
      </Field>
      <Field label="VAT number" hint="As it appears in the company register." error="Field is mandatory." required>
        {(control) => <Input {...control} />}
      </Field>
      <Field label="Password" error="At least 8 characters. At least one special character.">
        {(control) => <PasswordInput {...control} defaultValue="secret" />}
      </Field>
    </Stack>
  ),
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  args: {
    label: 'E-mail',
    hint: 'We’ll only e-mail you about drivers.',
    error: 'Field is mandatory.',
    children: (control) => <Input {...control} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const input = canvas.getByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Field is mandatory.')
  },
})

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    label: 'Umsatzsteuer-Identifikationsnummer der Muttergesellschaft',
    hint: 'Steht auf dem Bescheid des Bundeszentralamts für Steuern und beginnt mit dem Länderkürzel.',
    children: (control) => <Input {...control} />,
  },
})
