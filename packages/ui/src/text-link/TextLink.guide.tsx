import { guideTo } from '../guide/guideTo.ts'
import { Text } from '../text/Text.tsx'
import { TextLink } from './TextLink.tsx'

export const guide = guideTo(TextLink, {
  shownIn: 'Together/Links',
  use: ['for a link within text; `quiet` only where the context shows that it is one, as in a table'],
  instead: [
    ["It is the view's next step.", 'LinkButton'],
    ['It performs an action.', 'Button'],
  ],
  dos: [
    {
      example: (
        <Text as="p">
          Ask an admin, or read <TextLink href="#what">what you can do here</TextLink>.
        </Text>
      ),
      because: 'The words of the link say where it leads.',
    },
  ],
  donts: [
    {
      example: (
        <Text as="p">
          To see your permissions, <TextLink href="#what">click here</TextLink>.
        </Text>
      ),
      because: 'In a list of all links, "click here" says nothing.',
    },
  ],
  keys: [
    ['Tab', 'reaches the link'],
    ['Enter', 'follows it'],
  ],
  accessibility: ['Underlined, so that it is not told by its colour alone; a quiet link only on hover.'],
  playground: { args: { href: '#drivers', children: 'All drivers', tone: 'accent', weight: 'inherit' } },
})
