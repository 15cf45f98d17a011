import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Heading } from '../heading/Heading.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { CentredCard } from './CentredCard.tsx'

export const guide = guideTo(CentredCard, {
  use: ['for everything outside the console: signing in, onboarding, following a link from an e-mail'],
  instead: [
    ['The user is inside the console.', 'AppShell'],
    ['It is a part of a page.', 'Card'],
  ],
  dos: example(
    <Stack gap="3">
      <Heading level={2}>Check your e-mail</Heading>
      <Text as="p">We have sent a link to ana.horvat@example.com.</Text>
      <Button variant="primary">Send it again</Button>
    </Stack>,
    'One heading, one sentence, one next step.',
  ),
  donts: example(
    <Stack gap="3">
      <Heading level={2}>Welcome!</Heading>
      <Text as="p">Thank you for choosing us. We are delighted to have you here today.</Text>
    </Stack>,
    'A welcome without a next step.',
  ),
  keys: 'It only frames its content.',
  accessibility: ["It is the page's `main`, so it can't be used inside AppShell."],
  playground: {
    args: {
      brand: 'Driver Trust',
      children: (
        <Stack gap="3">
          <Heading level={1}>Sign in</Heading>
          <Button variant="primary" width="full">
            Continue
          </Button>
        </Stack>
      ),
    },
    isPage: true,
  },
})
