import { createSandbox } from '@driver-trust/sandbox'
import { expect, waitFor, within } from 'storybook/test'
import { STORY_TIME } from '../../.storybook/fixedClock.ts'
import preview from '../../.storybook/preview.tsx'

const organisation = (name: string) => {
  const { state } = createSandbox({ now: () => STORY_TIME })
  const found = [...state.world.organisations.values()].find((each) => each.name === name)
  return `/organisation/${found?.id}`
}

const meta = preview.meta({
  title: 'Screens/Organisation',
  render: () => <></>,
  parameters: { route: '/', layout: 'fullscreen' },
})

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl', 'visual-forced'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Meridian Freight', level: 1 })
    await expect(await canvas.findByText('1–20 of 388')).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['visual-dark'],
  parameters: { faults: [{ call: 'listUsers', kind: 'stalled' }] },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Drivers of Meridian Freight' })
    await expect(table).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failing = meta.story({
  name: 'Error (500)',
  tags: ['visual-dark'],
  parameters: { faults: [{ call: 'listUsers', kind: 'status', status: 500 }] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show Error' }))
    await expect(canvas.getByText('GET /api/v1/users was answered with 500.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hide Error' })).toHaveAttribute('aria-expanded', 'true')
  },
})

export const Empty = meta.story({
  tags: ['visual-mobile'],
  parameters: { world: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No drivers yet')).toBeVisible()
  },
})

export const NotFound = meta.story({
  name: 'Not Found',
  parameters: { route: '/organisation/00000000-0000-4000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not Found', level: 1 })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: { faults: [{ call: 'listUsers', kind: 'offline' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Forbidden = meta.story({
  parameters: { persona: 'driver' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This account has no access to the console' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
})

export const Masked = meta.story({
  name: 'Masked drivers',
  tags: ['visual-mobile'],
  parameters: { route: organisation('Silverline Haulage') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img', { name: 'Hidden' })).toHaveLength(60)
  },
})

export const LastPage = meta.story({
  name: 'Last page, sorted by last name',
  parameters: { route: `${organisation('Meridian Freight')}?page=20&sorting=-last_name` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('381–388 of 388')).toBeVisible()
    const header = canvas.getByRole('columnheader', { name: 'Name' })
    await expect(header).toHaveAttribute('aria-sort', 'descending')
  },
})

export const Sorting = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByText('1–20 of 388')
    const header = canvas.getByRole('columnheader', { name: /Driver ID/ })
    const button = within(header).getByRole('button', { name: /Driver ID/ })
    for (const direction of ['ascending', 'descending']) {
      await step(`sorts ${direction}`, async () => {
        await userEvent.click(button)
        await waitFor(() => expect(header).toHaveAttribute('aria-sort', direction))
      })
    }
    await step('sorts no more', async () => {
      await userEvent.click(button)
      await waitFor(() => expect(header).not.toHaveAttribute('aria-sort', 'descending'))
    })
  },
})
