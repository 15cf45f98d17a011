import { example, guideTo } from '../guide/guideTo.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

export const guide = guideTo(Skeleton, {
  shownIn: 'Together/Skeleton and Spinner',
  use: ['in place of content whose shape is known'],
  instead: [
    ["The shape isn't known.", 'Spinner'],
    ['The old content can stay visible.', 'PageProgress'],
  ],
  dos: example(
    <Stack gap="2">
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </Stack>,
    'The same size as the content to come, so nothing moves.',
  ),
  donts: example(
    <Stack gap="2">
      <Skeleton width="70%" />
      <Spinner label="Loading" />
    </Stack>,
    'Two indicators for one wait.',
  ),
  accessibility: [
    'Hidden from screen readers: the container announces that it is busy.',
    "With reduced motion it doesn't move.",
  ],
  playground: { args: { width: 200, height: 12 } },
})
