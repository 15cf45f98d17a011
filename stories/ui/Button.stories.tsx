import { Button } from '@driver-trust/ui/button'
import { AddIcon, ArrowRightIcon, DeleteIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Invite driver', onClick: fn() },
})

const variants = ['primary', 'secondary', 'tertiary', 'destructive'] as const
const sizes = ['xl', 'lg', 'md', 'sm'] as const

export const VariantsAndSizes = meta.story({
  name: 'Variants and sizes',
  tags: ['visual-dark', 'visual-mobile', 'visual-forced'],
  render: () => (
    <Stack gap="8" style={{ padding: 24 }}>
      {variants.map((variant) => (
        <Stack key={variant} gap="3">
          <Text size="12" tone="muted">
            {variant}
          </Text>
          <Inline gap="3">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                Invite driver
              </Button>
            ))}
          </Inline>
          <Inline gap="3">
            <Button variant={variant} iconStart={variant === 'destructive' ? <DeleteIcon /> : <AddIcon />}>
              With an icon
            </Button>
            <Button variant={variant} iconEnd={<ArrowRightIcon />}>
              Continue
            </Button>
            <Button variant={variant} loading>
              Loading
            </Button>
            <Button variant={variant} disabledReason="Only admins can invite drivers.">
              With a reason
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Inline>
        </Stack>
      ))}
    </Stack>
  ),
})

export const Primary = meta.story({ args: { variant: 'primary' } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Invite driver' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})

export const Loading = meta.story({
  args: { loading: true, variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Invite driver' })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const WithAReason = meta.story({
  name: 'Disabled with a reason',
  args: { disabledReason: 'Driver invitations are not switched on for this organisation yet.' },
  decorators: [
    (Story) => (
      <div style={{ padding: '80px 24px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Invite driver' })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAccessibleDescription(
      'Driver invitations are not switched on for this organisation yet.',
    )
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    variant: 'primary',
    children: 'Benachrichtigungseinstellungen der Organisation endgültig übernehmen',
    iconStart: <AddIcon />,
  },
})

export const Zoomed = meta.story({
  name: 'Zoomed to 200%',
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  args: { size: 'xl', width: 'full' },
})
