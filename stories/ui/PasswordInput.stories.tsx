import { PasswordInput } from '@driver-trust/ui/password-input'
import { Stack } from '@driver-trust/ui/stack'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: { 'aria-label': 'Password', defaultValue: 'correct horse' },
})

export const SizesAndError = meta.story({
  name: 'Sizes and error',
  render: () => (
    <Stack gap="3" style={{ padding: 24, maxWidth: 416 }}>
      {(['xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <PasswordInput key={size} size={size} aria-label={`Size ${size}`} defaultValue="correct horse" />
      ))}
      <PasswordInput aria-label="Wrong" variant="error" defaultValue="short" />
    </Stack>
  ),
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus())
  },
})
