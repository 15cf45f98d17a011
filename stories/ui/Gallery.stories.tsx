import { Columns } from '@driver-trust/ui/columns'
import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { Toaster } from '@driver-trust/ui/toast'
import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { actionTiles } from './gallery/actionTiles.tsx'
import { dataTiles } from './gallery/dataTiles.tsx'
import { feedbackTiles } from './gallery/feedbackTiles.tsx'
import { fieldTiles } from './gallery/fieldTiles.tsx'
import { layoutTiles } from './gallery/layoutTiles.tsx'
import { overlayTiles } from './gallery/overlayTiles.tsx'
import { Tile } from './gallery/Tile.tsx'

const sections = {
  'Actions and text': actionTiles,
  Fields: fieldTiles,
  Overlays: overlayTiles,
  Data: dataTiles,
  Feedback: feedbackTiles,
  Layout: layoutTiles,
}

/** Every primitive, but AppShell, CentredCard and PrintSheet: they fill a page, so they're shown in their own stories. */
function Gallery() {
  return (
    <Stack gap="8" style={{ padding: 24 }}>
      {Object.entries(sections).map(([title, tiles]) => (
        <Stack key={title} as="section" gap="3">
          <Heading level={2} size="16">
            {title}
          </Heading>
          <Columns of="narrow" gap="3">
            {tiles.map((tile) => (
              <Tile key={tile.name} {...tile} />
            ))}
          </Columns>
        </Stack>
      ))}
      <Toaster offset={{ block: 60 }} />
    </Stack>
  )
}

const meta = preview.meta({
  id: 'components-gallery', // as links and screenshots have it
  title: 'Components/Together/Gallery',
  component: Gallery,
  tags: ['!manifest'], // shows several
})

export const EveryPrimitive = meta.story({
  name: 'Every primitive',
  tags: ['visual-dark', 'visual-rtl', 'visual-forced'],
})

export const Zoomed = meta.story({
  name: 'Zoomed to 200%',
  globals: { viewport: { value: 'zoomed', isRotated: false } },
})

export const Opened = meta.story({
  name: 'Overlays open from it',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Dialog', 'ConfirmDialog', 'Sheet', 'CommandPalette']) {
      await userEvent.click(canvas.getByRole('button', { name: `Open ${name}` }))
      await expect(await screen.findByRole('dialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
    }
  },
})
