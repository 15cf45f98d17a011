import { CoreArea } from '@driver-trust/console/core-area'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'

const meta = preview.meta({
  id: 'screens-guards', // as links and screenshots have it
  title: 'Screens/Every page/Guards',
  component: CoreArea,
  tags: ['autodocs'],
  parameters: { route: '/', layout: 'fullscreen' },
})

export const NoAccess = meta.story({
  name: 'No access',
  tags: ['no-visual'],
  globals: { persona: 'driver' },
  play: inTests(async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This account has no access to the console' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  }),
})

export const AccountGone = meta.story({
  name: 'Account deleted',
  tags: ['no-visual'],
  globals: { persona: 'owner' },
  parameters: { faults: [{ call: 'whoami', kind: 'status', status: 404 }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
  }),
})

export const OrganisationGone = meta.story({
  name: 'Organisation deleted',
  globals: { persona: 'owner' },
  parameters: { faults: [{ call: 'organisationTree', kind: 'status', status: 404 }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Set up your organisation' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  }),
})

export const Removed = meta.story({
  name: 'Removed while signed in',
  tags: ['no-visual'],
  globals: { persona: 'admin' },
  play: async ({ canvas }) => {
    const [next] = await canvas.findAllByRole('link', { name: 'Next page' })
    const { people } = sandboxOfStory().sandbox.state.world
    for (const person of people.values()) if (person.email === 'admin@example.com') person.organizationId = undefined
    if (next) await userEvent.click(next)
    await expect(await canvas.findByText(/^You’re no longer in this organisation\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Set up your organisation' })).toBeVisible()
  },
})

export const OrganisationNotLoaded = meta.story({
  name: "Organisations can't be loaded",
  tags: ['no-visual'],
  globals: { persona: 'owner' },
  parameters: { faults: [{ call: 'organisationTree', kind: 'status', status: 503 }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load your account.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  }),
})

export const UnknownRoute = meta.story({
  name: 'Unknown route',
  globals: { persona: 'signed-out' },
  parameters: { route: '/nowhere' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 error' })).toBeVisible()
  }),
})

export const StepAhead = meta.story({
  name: 'Onboarding step not available yet',
  tags: ['no-visual', 'behaviour'],
  globals: { persona: 'new' },
  parameters: { route: '/onboarding/billing-and-drivers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  },
})

export const StillLoading = meta.story({
  name: 'Still loading',
  tags: ['no-visual'],
  globals: { persona: 'owner' },
  parameters: { faults: [{ call: 'whoami', kind: 'stalled' }], wait: 'words' },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Still loading…')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  }),
})

export const StillLoadingRetry = meta.story({
  name: 'Still loading, can try again',
  tags: ['visual-mobile'],
  globals: { persona: 'owner' },
  parameters: { faults: [{ call: 'organisationTree', kind: 'stalled' }], wait: 'retry' },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible())
    await expect(canvas.getByText('Still loading…')).toBeVisible()
  }),
})

export const ServerBusy = meta.story({
  name: 'Refresh postponed by a busy server',
  tags: ['no-visual', 'behaviour'], // it counts down
  globals: { persona: 'owner' },
  parameters: {
    faults: [
      { call: 'whoami', kind: 'status', status: 401 },
      { call: 'token', kind: 'status', status: 429 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We’ll try again in/)).toHaveTextContent(
      /^We could not load your account\. The server is busy\. We’ll try again in \d+ s\. Or sign in again below\.$/,
    )
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible()
  },
})
