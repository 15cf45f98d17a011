import { Button } from '@driver-trust/ui/button'
import { CentredCard } from '@driver-trust/ui/centred-card'
import { Field } from '@driver-trust/ui/field'
import { Heading } from '@driver-trust/ui/heading'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Input } from '@driver-trust/ui/input'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/CentredCard',
  component: CentredCard,
  args: { brand: 'Driver Trust Console' },
  parameters: {
    layout: 'fullscreen',
  },
})

export const SignIn = meta.story({
  name: 'Sign in',
  tags: ['visual-dark', 'visual-mobile'],
  args: {
    children: (
      <>
        <Stack gap="1">
          <Heading level={1}>Sign in</Heading>
          <Text as="p" tone="muted">
            See who can drive today.
          </Text>
        </Stack>
        <InlineAlert tone="error">The e-mail or password is incorrect.</InlineAlert>
        <Stack gap="2">
          <Field label="E-mail">{(control) => <Input size="lg" type="email" {...control} />}</Field>
          <Field label="Password">{(control) => <PasswordInput size="lg" {...control} />}</Field>
          <Button variant="primary" size="lg" width="full">
            Sign in
          </Button>
        </Stack>
        <Stack gap="2">
          <TextLink href="#forgot">Forgot password?</TextLink>
          <TextLink href="#sign-up">Create an account</TextLink>
        </Stack>
      </>
    ),
  },
})
