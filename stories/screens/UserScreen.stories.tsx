import { UserScreen } from '@driver-trust/console/screens/user/UserScreen'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { sandboxOfStory } from '../console/sandboxOfStory.ts'
import { organisationPage, userPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/User',
  component: UserScreen,
  tags: ['autodocs'],
  parameters: { route: userPage('viewer'), layout: 'fullscreen' },
})

export const Default = meta.story({
  tags: ['visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Imogen Fry', level: 1 })).toBeVisible()
    await expect(
      await canvas.findByText('No change to this user is recorded. What they did to drivers is on the drivers’ pages.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Meridian Freight' })).toBeVisible()
  }),
})

export const Loading = meta.story({
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'listUsers', kind: 'stalled' }] },
  play: inTests(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible())
  }),
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['no-visual'],
  parameters: { faults: [{ call: 'listUsers', kind: 'status' }] },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
  }),
})

export const NotFound = meta.story({
  name: 'Not found',
  tags: ['no-visual'],
  parameters: { route: organisationPage('North', '/user/not-a-uuid') },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not Found' })).toBeVisible()
  }),
})

export const Oneself = meta.story({
  name: 'Your own page',
  tags: ['no-visual'],
  parameters: { route: userPage('owner') },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove user' })).toHaveAccessibleDescription(
      'You can’t do this to yourself.',
    )
  }),
})

export const ChangeRole = meta.story({
  name: 'Change role',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change role' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Imogen Fry' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Admin' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
    await waitFor(() => expect(screen.getByText('Role has been changed.')).toBeVisible())
    const people = [...sandboxOfStory().sandbox.state.world.people.values()]
    await expect(people.find(({ lastName }) => lastName === 'Fry')?.role).toBe('admin')
  },
})

export const RoleConflict = meta.story({
  name: 'Role changed by someone else',
  tags: ['no-visual', 'behaviour'],
  parameters: { faults: [{ call: 'changeRole', kind: 'status', status: 409 }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change role' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Admin' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
    await waitFor(() =>
      expect(screen.getByText('Someone changed this in the meantime. Your entries are kept.')).toBeVisible(),
    )
  },
})

export const Remove = meta.story({
  name: 'Remove user',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove user' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Imogen Fry?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove user' }))
    await waitFor(() => expect(screen.getByText('User has been removed from your organisation.')).toBeVisible())
    await expect(await canvas.findByRole('tab', { name: 'Users' })).toBeVisible()
  },
})
