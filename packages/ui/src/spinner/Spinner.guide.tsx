import { guideTo } from '../guide/guideTo.ts'
import { Inline } from '../inline/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { Spinner } from './Spinner.tsx'

export const guide = guideTo(Spinner, {
  shownIn: 'Together/Skeleton and Spinner',
  use: ['for a wait of unknown length and unknown shape'],
  instead: [
    ['The shape of what comes is known.', 'Skeleton'],
    ['How much is done is known.', 'ProgressBar'],
    ['A button waits.', 'Button'],
  ],
  dos: [
    {
      example: (
        <Inline gap="2">
          <Spinner />
          <Text>Checking the link…</Text>
        </Inline>
      ),
      because: 'The text says what is being waited for, so the spinner is decoration.',
    },
  ],
  donts: [
    {
      example: <Spinner size="24" />,
      because: 'A spinner alone: nobody hears it, and nobody knows what it waits for.',
    },
  ],
  keys: 'It is read, not operated.',
  accessibility: ['An image named by `label`, or hidden if text is beside it.', 'With reduced motion it stands still.'],
  playground: { args: { size: '24', label: 'Loading' } },
})
