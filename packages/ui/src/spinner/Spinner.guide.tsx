import { example, guideTo } from '../guide/guideTo.ts'
import { Inline } from '../inline/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { Spinner } from './Spinner.tsx'

export const guide = guideTo(Spinner, {
  shownIn: 'Together/Skeleton and Spinner',
  use: ['for a wait of unknown length and unknown shape'],
  instead: [
    ['You know the shape of the content.', 'Skeleton'],
    ['You know how much is done.', 'ProgressBar'],
    ["The user waits for a button's action.", 'Button'],
  ],
  dos: example(
    <Inline gap="2">
      <Spinner />
      <Text>Checking the link…</Text>
    </Inline>,
    'The text says what is being waited for, so the spinner is decoration.',
  ),
  donts: example(
    <Spinner size="24" />,
    "A spinner alone: screen readers don't announce it, and it doesn't say what the wait is for.",
  ),
  accessibility: ['An image named by `label`, or hidden if text is beside it.', "With reduced motion it doesn't move."],
  playground: { args: { size: '24', label: 'Loading' } },
})
