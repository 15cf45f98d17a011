import { example, guideTo } from '../guide/guideTo.ts'
import { Text } from '../text/Text.tsx'
import { TextLink } from './TextLink.tsx'

export const guide = guideTo(TextLink, {
  shownIn: 'Together/Links',
  use: ['for a link within text; `quiet` only where the context shows that it is a link, as in a table'],
  instead: [
    ["It is the view's next step.", 'LinkButton'],
    ['It performs an action.', 'Button'],
  ],
  dos: example(
    <Text as="p">
      Ask an admin, or read <TextLink href="#what">what you can do here</TextLink>.
    </Text>,
    'The link text says where it leads.',
  ),
  donts: example(
    <Text as="p">
      To see your permissions, <TextLink href="#what">click here</TextLink>.
    </Text>,
    'In a list of all links, "click here" says nothing.',
  ),
  keys: [
    ['Tab', 'reaches the link'],
    ['Enter', 'follows it'],
  ],
  accessibility: [
    "Underlined, so that colour isn't the only thing that marks it as a link; a quiet link is underlined only on hover.",
  ],
  playground: { args: { href: '#drivers', children: 'All drivers' } },
})
