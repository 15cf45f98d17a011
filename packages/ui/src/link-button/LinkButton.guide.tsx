import { example, guideTo } from '../guide/guideTo.ts'
import { ArrowRightIcon } from '../icon/icons.tsx'
import { LinkButton } from './LinkButton.tsx'

export const guide = guideTo(LinkButton, {
  shownIn: 'Together/Links',
  use: ["for a link that is the view's next step"],
  instead: [
    ['It performs an action here.', 'Button'],
    ['It is within text.', 'TextLink'],
  ],
  dos: example(
    <LinkButton href="#next" variant="primary" iconEnd={<ArrowRightIcon />}>
      Continue to billing
    </LinkButton>,
    'It says where it leads, and can be opened in another tab.',
  ),
  donts: example(
    <LinkButton href="#save">Save changes</LinkButton>,
    'Saving is an action: opened in another tab, nothing would be saved.',
  ),
  keys: [
    ['Tab', 'reaches the link'],
    ['Enter', 'follows it; Space scrolls the page, as on every link'],
  ],
  accessibility: ['Announced as a link, because it leads somewhere.'],
})
