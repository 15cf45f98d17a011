import { ArrowRightIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { type LinkComponentProps, LinkProvider } from '@driver-trust/ui/link'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  id: 'components-links', // as links and screenshots have it
  title: 'Components/Together/Links',
  component: TextLink,
  args: { href: '#drivers', children: 'Drivers' },
})

export const TonesAndButtons = meta.story({
  name: 'Tones, and links that look like buttons',
  render: () => (
    <Stack gap="6" style={{ padding: 24 }}>
      <Text as="p">
        Ask an admin, or read <TextLink href="#what">what you can do here</TextLink>.
      </Text>
      <TextLink tone="quiet" href="#ana">
        A quiet link, in a table
      </TextLink>
      <Inline gap="3">
        <LinkButton href="#a" variant="primary">
          Go to the console
        </LinkButton>
        <LinkButton href="#b">Back to sign in</LinkButton>
        <LinkButton href="#c" variant="tertiary" iconEnd={<ArrowRightIcon />}>
          Continue
        </LinkButton>
      </Inline>
    </Stack>
  ),
})

const onNavigate = fn()

function RouterLink({ href, children, ...rest }: LinkComponentProps) {
  const navigate = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onNavigate(href)
  }
  return (
    <a {...rest} href={href} onClick={navigate}>
      {children}
    </a>
  )
}

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onNavigate.mockClear()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Drivers' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onNavigate).toHaveBeenCalledWith('#drivers')
  },
})
