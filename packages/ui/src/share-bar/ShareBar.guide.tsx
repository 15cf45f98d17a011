import { guideTo } from '../guide/guideTo.ts'
import { ShareBar } from './ShareBar.tsx'

const parts = [
  { label: 'Active', count: 391, tone: 'success' },
  { label: 'Unverified', count: 14, tone: 'neutral' },
  { label: 'Red', count: 3, tone: 'error' },
] as const

export const guide = guideTo(ShareBar, {
  status: 'stable',
  shownIn: 'Together/Facts and figures',
  use: ['for how a whole divides into a few parts'],
  instead: [
    ['It is a single number.', 'StatTile'],
    ['It says how much is done.', 'ProgressBar'],
  ],
  dos: [
    {
      example: <ShareBar label="Drivers by status" parts={parts} />,
      because: 'It says in words what it draws, largest first.',
    },
  ],
  donts: [
    {
      example: (
        <ShareBar
          label="Drivers by last name"
          parts={[
            { label: 'A to M', count: 201, tone: 'success' },
            { label: 'N to Z', count: 190, tone: 'error' },
          ]}
        />
      ),
      because: 'Tones that mean nothing: nobody is in trouble because of a letter.',
    },
  ],
  keys: 'It is read, not operated.',
  accessibility: [
    'A figure named by `label`. The bar is hidden from screen readers, because the list below it has every number.',
  ],
  playground: { args: { label: 'Drivers by status', parts } },
})
