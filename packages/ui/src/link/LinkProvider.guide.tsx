import { example, guideTo } from '../guide/guideTo.ts'
import { TextLink } from '../text-link/TextLink.tsx'
import { Link, LinkProvider } from './LinkProvider.tsx'

export const guide = guideTo(LinkProvider, {
  shownIn: 'Together/Links',
  use: ["once, around the application, with the router's own link"],
  instead: [['You need a link that users can see.', 'TextLink']],
  dos: example(
    <LinkProvider
      component={({ href, children, ...rest }) => (
        <a {...rest} href={href}>
          {children}
        </a>
      )}
    >
      <TextLink href="#drivers">All drivers</TextLink>
    </LinkProvider>,
    'Every link of the design system navigates through your router, which this package knows nothing about.',
  ),
  donts: example(<Link href="#drivers">All drivers</Link>, "A bare Link is unstyled: it doesn't look like one."),
  keys: 'It renders nothing of its own.',
  accessibility: ['Links stay anchors with an address: they can be opened in a new tab, copied and preloaded.'],
})
