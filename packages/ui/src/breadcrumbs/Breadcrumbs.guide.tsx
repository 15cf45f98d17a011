import { example, guideTo } from '../guide/guideTo.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export const guide = guideTo(Breadcrumbs, {
  shownIn: 'Together/Facts and figures',
  use: ['above the title of a page that belongs to another page'],
  instead: [
    ['The user goes through the steps of a task.', 'Stepper'],
    ['There is only a list to go back to.', 'TextLink'],
  ],
  dos: example(
    <Breadcrumbs
      items={[
        { label: 'Alpine Group', href: '#root' },
        { label: 'North Logistics', href: '#north' },
      ]}
    />,
    "The way up, outermost first. The page itself is named by its h1, so it isn't repeated.",
  ),
  donts: example(
    <Breadcrumbs items={[{ label: 'Back', href: '#back' }]} />,
    'Where the user came from is the job of the Back button. Breadcrumbs say where the page is.',
  ),
  keys: [
    ['Tab', 'goes from link to link'],
    ['Enter', 'follows the link'],
  ],
  accessibility: ['A navigation landmark named "Breadcrumbs", with an ordered list inside.'],
})
