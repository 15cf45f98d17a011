import { guideTo } from '../guide/guideTo.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const guide = guideTo(ProgressBar, {
  shownIn: 'Together/Facts and figures',
  use: ['for how much of a known amount is done'],
  instead: [
    ["How long it takes isn't known.", 'Spinner'],
    ['A page loads.', 'PageProgress'],
  ],
  dos: [
    {
      example: <ProgressBar label="Inviting" value={18} max={20} text="18 of 20" />,
      because: 'What is being done, and how far, in words.',
    },
  ],
  donts: [
    {
      example: <ProgressBar label="Please wait" value={50} max={100} text="50 %" />,
      because: 'Neither what is done nor how many remain.',
    },
  ],
  keys: 'It is read, not operated.',
  accessibility: ['A progress bar whose value is announced in words.'],
  playground: { args: { label: 'Inviting', value: 18, max: 20, text: '18 of 20' } },
})
