import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Invitation/Accepted',
  tags: ['autodocs'],
  globals: { persona: 'viewer' },
  parameters: {
    route: '/invitation/accepted',
    layout: 'fullscreen',
  },
})

export const Default = meta.story({
  tags: ['visual-dark', 'visual-mobile'],
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invitation accepted' })).toBeVisible()
  }),
})

export const Unknown = meta.story({
  name: 'Unknown account',
  globals: { persona: 'signed-out' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('You’ve joined the organisation.')).toBeVisible()
  }),
})
