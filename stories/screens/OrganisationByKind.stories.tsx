import { OrganisationScreen } from '@driver-trust/console/screens/organisation/OrganisationScreen'
import type { PersonaName } from '@driver-trust/sandbox'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { organisationPage } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Organisation for each kind',
  component: OrganisationScreen,
  tags: ['autodocs'],
  parameters: { route: '/', layout: 'fullscreen' },
})

interface Offered {
  /** The header's button and its menu's first items; a star means disabled with a reason. */
  header: readonly string[]
  hasExport?: boolean
}

const HEADER = ['New organisation', 'Invite user', 'Invite driver']

/** What the page offers a kind of viewer, read off the screen rather than the table of grants. */
function offers(persona: PersonaName, { header, hasExport = true }: Offered, route = '/') {
  return {
    globals: { persona },
    parameters: { route },
    play: inTests(async () => {
      const canvas = within(document.body)
      await canvas.findByText(/^1–\d+ of \d+$/)
      const invite = canvas.queryAllByRole('button', { name: 'Invite driver' })
      await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
      const menu = within(await screen.findByRole('menu'))
      const items = HEADER.flatMap((name) => menu.queryByRole('menuitem', { name }) ?? [])
      const shown = [...items, ...invite].map(
        (action) => `${action.textContent}${action.getAttribute('aria-disabled') === 'true' ? '*' : ''}`,
      )
      await expect(shown.toSorted()).toEqual(header.toSorted())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
      await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBeEnabled()
      await expect(canvas.queryByRole('button', { name: 'Export CSV' }) !== null).toBe(hasExport)
    }),
  }
}

export const Root = meta.story({ ...offers('admin', { header: HEADER }) })
export const AdminOfChild = meta.story({
  name: 'Admin of child',
  ...offers('northAdmin', { header: HEADER }),
})
export const AdminOfSubcontractor = meta.story({
  name: 'Admin of subcontractor',
  tags: ['no-visual'],
  ...offers('subAdmin', { header: HEADER }),
})
export const AdminOfSubcontractorBelow = meta.story({
  name: 'Admin of subcontractor below',
  tags: ['no-visual'],
  ...offers(
    'subAdmin',
    { header: ['New organisation', 'Invite user', 'Invite driver*'] },
    organisationPage('Kestrel Night Shift'),
  ),
})
export const Viewer = meta.story({ ...offers('viewer', { header: [] }) })
export const ViewerOfChild = meta.story({
  name: 'Viewer of child',
  tags: ['no-visual'],
  ...offers('northViewer', { header: [] }),
})
export const ViewerOfSubcontractor = meta.story({
  name: 'Viewer of subcontractor',
  ...offers('subViewer', { header: [], hasExport: false }),
})

export const Reason = meta.story({
  name: 'Disabled actions and their reasons',
  tags: ['no-visual'],
  globals: { persona: 'subAdmin' },
  parameters: { route: organisationPage('Kestrel Night Shift') },
  play: async ({ canvas, userEvent }) => {
    const invite = await canvas.findByRole('button', { name: 'Invite driver' })
    await expect(invite).toHaveAccessibleDescription('You can only do this in your own organisation.')
    await canvas.findByText(/^1–\d+ of \d+$/)
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0] as HTMLElement)
    await expect(await screen.findByRole('menuitem', { name: 'Delete driver' })).toHaveAccessibleDescription(
      'You can only do this in your own organisation.',
    )
    await expect(screen.queryByRole('menuitem', { name: 'Ban driver' })).not.toBeInTheDocument()
  },
})
