import { Stack } from '@driver-trust/ui/stack'
import { TextLink } from '@driver-trust/ui/text-link'
import { Truncate } from '@driver-trust/ui/truncate'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Truncate',
  component: Truncate,
  args: { children: 'Maximilian von Braunschweig-Wolfenbüttel' },
})

export const WhatIsKept = meta.story({
  name: 'What is kept',
  render: ({ children }) => (
    <Stack gap="3" style={{ padding: 24, width: 220 }}>
      <Truncate>{children}</Truncate>
      <Truncate dir="ltr" keepFrom="@">
        thao.nguyen.thi.phuong@example.com
      </Truncate>
      <Truncate dir="ltr" keepFrom=".">
        drivers-of-the-northern-branch-2026-03.csv
      </Truncate>
      <Truncate dir="ltr" keepFrom="@">
        thao@drivers.of.the.northern.branch.example.com
      </Truncate>
      <Truncate>Short</Truncate>
    </Stack>
  ),
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  render: ({ children }) => (
    <div style={{ padding: 48, width: 260 }}>
      <TextLink href="#max" style={{ display: 'block' }}>
        <Truncate>{children}</Truncate>
      </TextLink>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(args.children)).toHaveLength(1)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: args.children })).toHaveFocus())
    await expect(await canvas.findAllByText(args.children)).toHaveLength(2)
  },
})
