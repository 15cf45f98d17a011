import { Card } from '../card/Card.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Inline } from '../inline/Inline.tsx'
import { Lockup } from '../mark/Mark.tsx'
import { PageHeader } from '../page-header/PageHeader.tsx'
import { SideNavigation } from '../side-navigation/SideNavigation.tsx'
import { Stack } from '../stack/Stack.tsx'
import { vars } from '../theme/contract.css.ts'
import { AppShell } from './AppShell.tsx'

const navigation = (
  <Stack gap="4" style={{ padding: 16 }}>
    <Lockup name="Driver Trust" />
    <SideNavigation
      label="Main"
      items={[{ href: '#organisations', label: 'Organisations', icon: null, current: true }]}
    />
  </Stack>
)

export const guide = guideTo(AppShell, {
  use: ['once, around every page behind the sign-in'],
  instead: [['The page is shown before sign-in, or opened from a link in an e-mail.', 'CentredCard']],
  dos: [
    example(
      <SideNavigation label="Main" items={[{ href: '#organisations', label: 'Organisations', icon: null }]} />,
      'The navigation holds the few main places. Everything else belongs to a page.',
    ),
    example(
      <div data-bleed="" style={{ padding: 12, background: vars.board.surface, color: vars.board.text }}>
        173 of 404
      </div>,
      '`data-bleed` lets a band or a list reach the edges of the page; text and forms stay inside its margins.',
    ),
  ],
  donts: example(
    <Inline gap="2">
      <Lockup name="Driver Trust" />
      <Lockup name="North Logistics" />
    </Inline>,
    "A second brand in the frame. A customer's name belongs in the page's header.",
  ),
  keys: [
    ['Tab, when pressed first', 'shows "Skip to content"; Enter goes to the page'],
    ['Enter on "Menu"', 'opens the drawer and moves the focus into it'],
    ['Escape in the drawer', 'closes it and returns to "Menu"'],
  ],
  accessibility: [
    'The page is in `main`, which the skip link focuses.',
    'Below 960 px the navigation is a native modal dialog: the rest of the page is inert while it is open.',
  ],
  playground: {
    args: {
      navigation,
      header: <Inline justify="end">Ana Horvat</Inline>,
      children: (
        <Stack gap="6">
          <PageHeader title="North Logistics" />
          <Card>The page</Card>
        </Stack>
      ),
    },
    isPage: true,
  },
})
