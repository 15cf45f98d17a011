import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { PageHeader } from './PageHeader.tsx'

export const guide = guideTo(PageHeader, {
  shownIn: 'Together/Facts and figures',
  use: ['once on each page inside AppShell'],
  instead: [['It is the title of a part of the page.', 'Heading']],
  dos: example(
    <PageHeader
      title="North Logistics"
      meta={<Badge plain>Child</Badge>}
      actions={<Button variant="primary">Invite driver</Button>}
    />,
    'The title is a name with its kind beside it, and the last action is the primary one.',
  ),
  donts: example(
    <PageHeader title="Organisation details page" description="Here you can see the details of the organisation." />,
    'It describes the page instead of naming what is on it.',
  ),
  keys: 'It is read, not operated; for the buttons in it, see Button.',
  accessibility: ['The title is the only h1 of the page; after navigation, the focus moves there.'],
})
