import { example, guideTo } from '../guide/guideTo.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const guide = guideTo(ProgressBar, {
  shownIn: 'Together/Facts and figures',
  use: ['to show how much of a known amount is done'],
  instead: [
    ["How long it takes isn't known.", 'Spinner'],
    ['A page loads.', 'PageProgress'],
  ],
  dos: example(
    <ProgressBar label="Inviting" value={18} max={20} text="18 of 20" />,
    'It says in words what is being done, and how much of it.',
  ),
  donts: example(
    <ProgressBar label="Please wait" value={50} max={100} text="50%" />,
    'It says neither what is being done nor how much is left.',
  ),
  accessibility: ['A progress bar whose value is announced in words.'],
})
