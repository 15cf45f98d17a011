import { guideTo } from '../guide/guideTo.ts'
import { TextLink } from '../text-link/TextLink.tsx'
import { Link, LinkProvider } from './LinkProvider.tsx'

export const guide = guideTo(LinkProvider, {
  shownIn: 'Together/Links',
  use: ["once, around the application, with the router's own link"],
  instead: [['It is a link to look at.', 'TextLink']],
  dos: [
    {
      example: (
        <LinkProvider
          component={({ href, children, ...rest }) => (
            <a {...rest} href={href}>
              {children}
            </a>
          )}
        >
          <TextLink href="#drivers">All drivers</TextLink>
        </LinkProvider>
      ),
      because: 'Every link of the design system navigates through the router, and this package knows none.',
    },
  ],
  donts: [
    {
      example: <Link href="#drivers">All drivers</Link>,
      because: "A bare Link is unstyled: it doesn't look like one.",
    },
  ],
  keys: 'It draws nothing.',
  accessibility: ['Links stay anchors with an address: they can be opened in a new tab, copied and preloaded.'],
  playground: {
    args: {
      component: ({ href, children, ...rest }) => (
        <a {...rest} href={href}>
          {children}
        </a>
      ),
      children: <TextLink href="#drivers">All drivers</TextLink>,
    },
  },
})
