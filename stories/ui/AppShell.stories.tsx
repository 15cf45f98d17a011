import { AppShell } from '@driver-trust/ui/app-shell'
import { Badge } from '@driver-trust/ui/badge'
import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { AddIcon, BuildingIcon, SettingsIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { Lockup } from '@driver-trust/ui/mark'
import { PageHeader } from '@driver-trust/ui/page-header'
import { SideNavigation } from '@driver-trust/ui/side-navigation'
import { Stack } from '@driver-trust/ui/stack'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const navigation = (
  <Stack gap="4" style={{ padding: 16 }}>
    <Lockup name="Driver Trust Console" />
    <SideNavigation
      label="Main"
      items={[
        { href: '#organisations', label: 'Organisations', icon: <BuildingIcon />, current: true },
        { href: '#settings', label: 'Settings', icon: <SettingsIcon /> },
      ]}
    />
  </Stack>
)

const page = (
  <Stack gap="6">
    <PageHeader
      title="North Logistics"
      meta={
        <Badge plain tone="neutral">
          Root
        </Badge>
      }
      actions={
        <>
          <Button>Invite user</Button>
          <Button variant="primary" iconStart={<AddIcon />}>
            Invite driver
          </Button>
        </>
      }
    />
    <Card>The page</Card>
  </Stack>
)

const meta = preview.meta({
  title: 'Components/AppShell',
  component: AppShell,
  args: { navigation, header: <Inline justify="end">Ana Horvat</Inline>, children: page },
  parameters: {
    layout: 'fullscreen',
  },
})

export const WholePage = meta.story({
  name: 'Whole page',
  tags: ['visual-dark', 'visual-mobile', 'visual-rtl'],
})

export const Keyboard = meta.story({
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
    drawer.requestClose() // what the browser does on {Escape}, which no script can press
    await waitFor(() => expect(drawer).not.toBeVisible())
    await waitFor(() => expect(button).toHaveFocus())
  },
})

export const Drawer = meta.story({
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await expect(drawer).toContainElement(document.activeElement as HTMLElement) // the browser moves the focus into it
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    await expect(drawer).not.toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
  },
})

export const Zoomed = meta.story({
  name: 'Zoomed to 200%',
  globals: { viewport: { value: 'zoomed', isRotated: false } },
})
