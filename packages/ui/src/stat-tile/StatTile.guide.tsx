import { guideTo } from '../guide/guideTo.ts'
import { StatTile } from './StatTile.tsx'

export const guide = guideTo(StatTile, {
  status: 'stable',
  shownIn: 'Together/Facts and figures',
  use: ['for a number that matters by itself; with `href` if the link shows what it counts'],
  instead: [
    ['It is how a whole divides.', 'ShareBar'],
    ['It is one of many facts.', 'DescriptionList'],
  ],
  dos: [
    {
      example: <StatTile label="Active drivers" value="391" tone="success" href="#active" />,
      because: 'The link leads to exactly these 391.',
    },
  ],
  donts: [
    {
      example: <StatTile label="Drivers" value="~400" href="#all" />,
      because: 'A rough number whose list has another length.',
    },
  ],
  keys: [
    ['Tab', 'reaches a tile that leads somewhere'],
    ['Enter', 'follows it'],
  ],
  accessibility: ['Number and label are one link; the shape of the tone is decoration.'],
  playground: { args: { label: 'Active drivers', value: '391', tone: 'success', href: '#active', current: false } },
})
