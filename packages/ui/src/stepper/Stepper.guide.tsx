import { example, guideTo } from '../guide/guideTo.ts'
import { Stepper } from './Stepper.tsx'

const steps = ['Your profile', 'Your organisation', 'Drivers']

export const guide = guideTo(Stepper, {
  shownIn: 'Together/Facts and figures',
  use: ['above a task of a few steps'],
  instead: [
    ['They are pages of a list.', 'Pagination'],
    ['It is the way up from a page.', 'Breadcrumbs'],
  ],
  dos: example(
    <Stepper label="Set-up" steps={steps} current={1} />,
    'The steps have names, and finished ones are ticked.',
  ),
  donts: example(
    <Stepper
      label="Set-up"
      steps={['Step 1', 'Step 2', 'Step 3', 'Step 4', 'Step 5', 'Step 6', 'Step 7']}
      current={1}
    />,
    "Seven numbers: too many steps, and none says what it's about.",
  ),
  accessibility: ['An ordered list; the current step has `aria-current`, and a finished one says so in words.'],
})
