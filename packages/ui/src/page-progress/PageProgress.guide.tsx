import { example, guideTo } from '../guide/guideTo.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { PageProgress } from './PageProgress.tsx'

const box = { position: 'relative', contain: 'paint', blockSize: 24 } as const

export const guide = guideTo(PageProgress, {
  shownIn: 'Together/Facts and figures',
  use: ['while the next page loads and the current one stays'],
  instead: [
    ['No part of the page has loaded yet.', 'Skeleton'],
    ['You know how much is done.', 'ProgressBar'],
  ],
  dos: example(
    <div style={box}>
      <PageProgress />
    </div>,
    'A thin line across the window: the current page stays readable.',
  ),
  donts: example(
    <Spinner size="24" label="Loading the next page" />,
    'A spinner over the page: users can no longer read the current one.',
  ),
  accessibility: ['A progress bar without a value, named "Loading". It is still if the user prefers reduced motion.'],
})
