import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../../.storybook/preview.tsx'
import { sandboxOfStory } from '../../.storybook/sandboxOfStory.ts'
import { callAs } from '../callAs.ts'
import { driversOf, invitationsOf, organisationPage, userIdOf } from '../sandboxPlaces.ts'

const meta = preview.meta({
  id: 'screens-unfinished-work', // as links and screenshots have it
  title: 'Screens/Every page/Unfinished work',
  tags: ['autodocs'],
  parameters: {
    route: organisationPage('Meridian Freight'),
    layout: 'fullscreen',
  },
})

const drivers = driversOf('Meridian Freight', 29)
const invitations = invitationsOf('Meridian Freight', 2)
const kept = (work: object) => ({
  [`unfinished_work:${userIdOf('owner')}`]: [{ id: 'work', left: [], withdrawn: [], ...work }],
})

export const Default = meta.story({
  name: 'Default: withdrawn but not sent again',
  tags: ['visual-dark', 'visual-mobile'],
  parameters: {
    remembered: kept({
      label: 'Send again',
      total: 100,
      done: 93,
      failed: 7,
      withdrawn: drivers.slice(0, 7).map((each) => ({ ...each, type: 'driver', role: 'driver' })),
    }),
  },
  play: inTests(async ({ canvas }) => {
    await canvas.findByText(/1–20 of/) // the list is in the picture too
    await expect(
      await canvas.findByText('“Send again” was interrupted: 93 of 100 done, 7 withdrawn but not sent again.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send them now' })).toBeVisible()
  }),
})

export const SentNow = meta.story({
  name: 'Sending again',
  tags: ['no-visual', 'behaviour'],
  parameters: {
    remembered: kept({ label: 'Send again', total: 100, done: 98, failed: 2, withdrawn: invitations }),
  },
  play: async ({ canvas }) => {
    const { sandbox } = sandboxOfStory()
    const withdrawn = { ids: invitations.map(({ id }) => id) }
    await callAs('owner', { method: 'POST', path: '/invitations/delete', body: withdrawn })
    const { size } = sandbox.state.world.invitations
    await userEvent.click(await canvas.findByRole('button', { name: 'Send them now' }))
    await waitFor(() => expect(screen.getByText('2 invitations have been sent.')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText(/not sent again/)).not.toBeInTheDocument())
    await expect(sandbox.state.world.invitations.size).toBe(size + 2)
  },
})

const stopped = {
  remembered: kept({ label: 'Ban driver', total: 30, done: 8, failed: 0, left: drivers.slice(0, 22) }),
}

export const Stopped = meta.story({
  name: 'Stopped early',
  tags: ['visual-mobile'],
  parameters: stopped,
  play: inTests(async ({ canvas }) => {
    await canvas.findByText(/1–20 of/) // the list is in the picture too
    await expect(await canvas.findByText('“Ban driver” was interrupted: 8 of 30 done, 22 not started.')).toBeVisible()
  }),
})

export const WhoIsLeft = meta.story({
  name: 'Who is left',
  parameters: stopped,
  play: async ({ canvas }) => {
    await canvas.findByText(/1–20 of/) // the list is in the picture too
    await userEvent.click(await canvas.findByRole('button', { name: 'Show who is left' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Ban driver: not started' }))
    await expect(sheet.getByRole('heading', { name: 'Not started (22)' })).toBeVisible()
    await waitFor(() => expect(sheet.queryByText('Someone')).not.toBeInTheDocument())
  },
})

export const SignedOutMeanwhile = meta.story({
  name: 'Sign-in after work was stopped',
  globals: { persona: 'signed-out' },
  parameters: {
    route: '/sign-in',
    remembered: { stopped_work: '“Ban driver” was stopped: 8 done, 22 not started.' },
  },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText(/Sign in again to see who is left\.$/)).toBeVisible()
  }),
})
