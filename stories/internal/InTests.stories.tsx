import { expect } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Internal/Plays that only look',
  render: () => <></>,
  tags: ['internal', 'no-visual'],
})

let looks = 0

export const InTests = meta.story({
  name: 'Tests execute them',
  beforeEach: () => {
    looks = 0
  },
  play: inTests(() => {
    looks += 1
  }),
  afterEach: () => expect(looks).toBe(1),
})
