import { CloseIcon, CopyIcon, EditIcon, MoreIcon, RefreshIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Copy e-mail', icon: <CopyIcon />, onClick: fn() },
})

export const VariantsAndSizes = meta.story({
  name: 'Variants and sizes',
  render: () => (
    <Stack gap="4" style={{ padding: 24 }}>
      {(['tertiary', 'secondary', 'primary', 'destructive'] as const).map((variant) => (
        <Inline key={variant} gap="3">
          {(['xl', 'lg', 'md', 'sm'] as const).map((size) => (
            <IconButton
              key={size}
              variant={variant}
              size={size}
              label={`Edit, ${variant} ${size}`}
              icon={<EditIcon />}
            />
          ))}
          <IconButton variant={variant} label="Refresh" icon={<RefreshIcon />} loading />
          <IconButton variant={variant} label="More" icon={<MoreIcon />} disabledReason="Nothing to do here." />
          <IconButton variant={variant} label="Close" icon={<CloseIcon />} disabled />
        </Inline>
      ))}
    </Stack>
  ),
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy e-mail' })).toHaveFocus())
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})
