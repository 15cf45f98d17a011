import { Badge } from '@driver-trust/ui/badge'
import { Breadcrumbs } from '@driver-trust/ui/breadcrumbs'
import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { Columns } from '@driver-trust/ui/columns'
import { DescriptionList } from '@driver-trust/ui/description-list'
import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { PageHeader } from '@driver-trust/ui/page-header'
import { PageProgress } from '@driver-trust/ui/page-progress'
import { ProgressBar } from '@driver-trust/ui/progress-bar'
import { Stack } from '@driver-trust/ui/stack'
import { Stepper } from '@driver-trust/ui/stepper'
import { StickyActions } from '@driver-trust/ui/sticky-actions'
import { Tag } from '@driver-trust/ui/tag'
import { Timeline } from '@driver-trust/ui/timeline'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const onRemove = fn()

function Facts() {
  return (
    <Stack gap="6" style={{ padding: 24 }}>
      <PageHeader
        breadcrumb={
          <Breadcrumbs
            items={[
              { label: 'Alpine Group', href: '#root' },
              { label: 'North Logistics', href: '#north' },
            ]}
          />
        }
        title="Ana Horvat"
        meta={<Badge tone="success">Verified</Badge>}
        actions={<Button variant="primary">Internally verified</Button>}
      />
      <Inline gap="2">
        <Tag kind="Status" onRemove={onRemove}>
          Verified
        </Tag>
        <Tag kind="Last name" onRemove={onRemove}>
          Horvat
        </Tag>
        <Tag>Not removable</Tag>
      </Inline>
      <Columns of="half" gap="4">
        <Card>
          <Stack gap="3">
            <Heading level={2} size="16">
              Contact
            </Heading>
            <DescriptionList
              items={[
                { term: 'Driver ID', detail: '04 21 97' },
                { term: 'E-mail', detail: <MaskedValue /> },
                { term: 'Organisation', detail: 'North Logistics' },
                { term: 'Created', detail: '12 Mar 2026' },
              ]}
            />
          </Stack>
        </Card>
        <Card>
          <Stack gap="4">
            <Heading level={2} size="16">
              Activity
            </Heading>
            <Timeline
              label="Activity"
              events={[
                {
                  id: '3',
                  title: 'Status changed to Verified',
                  detail: 'By Marko Kovač',
                  tone: 'success',
                  dateTime: '2026-03-12T14:03',
                  time: '3 days ago',
                  fullTime: '12 March 2026, 14:03',
                },
                {
                  id: '2',
                  title: 'Status changed to Under review',
                  tone: 'warning',
                  dateTime: '2026-03-02',
                  time: '2 Mar 2026',
                },
                { id: '1', title: 'Joined the organisation', dateTime: '2026-03-01', time: '1 Mar 2026' },
              ]}
            />
          </Stack>
        </Card>
      </Columns>
      <Stepper label="Set-up" steps={['Your profile', 'Your organisation', 'Billing and drivers']} current={1} />
      <ProgressBar label="Withdrawing invitations" value={18} max={20} text="18 of 20" />
      <StickyActions label="Selected drivers" actions={<Button size="sm">Ban driver</Button>}>
        3 selected
      </StickyActions>
      <PageProgress />
    </Stack>
  )
}

const meta = preview.meta({
  id: 'components-facts-and-figures', // as links and screenshots have it
  title: 'Components/Together/Facts and figures',
  component: Facts,
  tags: ['!manifest'], // shows several
})

export const FactsOfDriver = meta.story({
  name: 'Facts about a driver',
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl'],
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Alpine Group' })).toHaveFocus())
    canvas.getByRole('button', { name: 'Remove Status Verified' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onRemove).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('progressbar', { name: 'Withdrawing invitations' })).toHaveAttribute(
      'aria-valuetext',
      '18 of 20',
    )
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear()
    canvas.getByRole('button', { name: 'Remove Last name Horvat' }).focus()
    await userEvent.keyboard(' ')
    await expect(onRemove).toHaveBeenCalledOnce()
  },
})

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  render: () => (
    <Stack gap="6" style={{ padding: 16 }}>
      <PageHeader
        breadcrumb={<Breadcrumbs items={[{ label: 'Donaudampfschifffahrtsgesellschaft', href: '#root' }]} />}
        title="Maximilian-Alexander von Braunschweig-Wolfenbüttel"
        meta={<Badge tone="greyWarning">Durch die oberste Organisation in Prüfung</Badge>}
        actions={<Button variant="primary">Intern überprüft</Button>}
      />
      <Tag kind="Organisation" onRemove={onRemove}>
        Donaudampfschifffahrtsgesellschaft, Klagenfurt
      </Tag>
      <DescriptionList
        items={[
          { term: 'Umsatzsteuer-Identifikationsnummer', detail: 'ATU12345678' },
          { term: 'E-Mail', detail: 'maximilian.von.braunschweig-wolfenbuettel@a-long-domain.example.com' },
        ]}
      />
      <Stepper label="Einrichtung" steps={['Persönliche Angaben', 'Organisationsdaten', 'Abrechnung']} current={1} />
      <StickyActions label="Auswahl" actions={<Button size="sm">Fahrerinnen und Fahrer sperren</Button>}>
        3 Fahrerinnen und Fahrer ausgewählt
      </StickyActions>
    </Stack>
  ),
})

export const Zoomed = meta.story({
  name: 'Zoomed to 200%',
  globals: { viewport: { value: 'zoomed', isRotated: false } },
})
