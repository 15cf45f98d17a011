import { Columns } from '@driver-trust/ui/columns'
import preview from '../../.storybook/preview.tsx'
import { actionTiles } from '../ui/gallery/actionTiles.tsx'
import { feedbackTiles } from '../ui/gallery/feedbackTiles.tsx'
import { fieldTiles } from '../ui/gallery/fieldTiles.tsx'
import { Tile } from '../ui/gallery/Tile.tsx'

const meta = preview.meta({
  title: 'Foundations/Brands',
  tags: ['!manifest'], // shows several
  render: () => (
    <Columns of="narrow" gap="3" style={{ padding: 24 }}>
      {[...actionTiles, ...fieldTiles, ...feedbackTiles].map((tile) => (
        <Tile key={tile.name} {...tile} />
      ))}
    </Columns>
  ),
})

export const HarbourLight = meta.story({ name: 'Harbour light', globals: { theme: 'harbour-light' } })

export const HarbourDark = meta.story({ name: 'Harbour dark', globals: { theme: 'harbour-dark' } })
