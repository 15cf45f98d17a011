import { DriverScreen } from '@driver-trust/console/screens/driver/DriverScreen'
import type { PersonaName } from '@driver-trust/sandbox'
import { expect, within } from 'storybook/test'
import { inTests } from '../../.storybook/inTests.ts'
import preview from '../console/core/preview.tsx'
import { recordCalls } from './plays/recordCalls.ts'
import { driverIn } from './plays/sandboxPlaces.ts'

const meta = preview.meta({
  title: 'Screens/Driver for each kind',
  component: DriverScreen,
  tags: ['autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen' },
})

const ALL = ['Internally verified', 'Set status…', 'More actions']
const LIVE = 'Live statuses'
const PRINT = 'Print status sheet'
const FILTERS = ['All', 'Joined the organisation', 'Left the organisation', 'Status changed']

/** The actions offered on a verified driver's page, in order; a star means disabled with a reason. */
function offers(persona: PersonaName, organisation: string, offered: readonly string[]) {
  const { name, page } = driverIn('verified', organisation)
  return {
    globals: { persona },
    parameters: { route: page },
    play: inTests(async () => {
      const canvas = within(document.body)
      await canvas.findByRole('heading', { name, level: 1 })
      const main = within(canvas.getByRole('main'))
      await main.findByRole('list', { name: 'Activity' })
      const worded = main.getAllByRole('button').filter(({ textContent }) => textContent !== '')
      const shown = worded.map(({ textContent, ariaDisabled }) => {
        return ariaDisabled === 'true' ? `${textContent}*` : textContent
      })
      await expect(shown).toEqual(offered)
      await expect(main.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(FILTERS)
      await expect(main.getByRole('region', { name: 'Deadlines' })).toBeVisible()
    }),
  }
}

export const Root = meta.story({ ...offers('admin', 'Meridian Freight', [...ALL, LIVE, PRINT]) })
export const RootBelow = meta.story({
  name: 'Root below',
  ...offers('owner', 'Kestrel Night Shift', [...ALL, LIVE, PRINT]),
})
export const SuperAdmin = meta.story({
  name: 'Super admin',
  ...offers('super', 'Meridian Freight', [...ALL, LIVE, PRINT]),
})
export const AdminOfChild = meta.story({
  name: 'Admin of child',
  ...offers('northAdmin', 'North', [...ALL, LIVE, PRINT]),
})
export const AdminOfChildBelow = meta.story({
  name: 'Admin of child below',
  ...offers('northAdmin', 'Harbour Depot', [...ALL, LIVE, PRINT]),
})
export const AdminOfSubcontractor = meta.story({
  name: 'Admin of subcontractor',
  ...offers('subAdmin', 'Kestrel Couriers', ['Delete driver', LIVE, PRINT]),
})
export const AdminOfSubcontractorBelow = meta.story({
  name: 'Admin of subcontractor below',
  ...offers('subAdmin', 'Kestrel Night Shift', ['Delete driver*', `${LIVE}*`, PRINT]),
})
export const Viewer = meta.story({ ...offers('viewer', 'Meridian Freight', [LIVE, PRINT]) })
export const ViewerOfChild = meta.story({ name: 'Viewer of child', ...offers('northViewer', 'North', [LIVE, PRINT]) })
export const ViewerOfSubcontractor = meta.story({
  name: 'Viewer of subcontractor',
  ...offers('subViewer', 'Kestrel Couriers', [PRINT]),
})

/** Viewers who can't see a driver are told so, and nothing about the driver is requested. */
function refuses(persona: PersonaName, organisation: string, heading: string) {
  const { page } = driverIn('verified', organisation)
  const id = page.split('/').at(-1) ?? ''
  let calls: string[] = []
  return {
    globals: { persona },
    parameters: { route: page },
    beforeEach: () => {
      calls = recordCalls()
    },
    play: inTests(async () => {
      await expect(await within(document.body).findByText(heading)).toBeVisible()
      await expect(
        calls.filter((call) => /invitations|activity|deadlines|users$/.test(call) || call.includes(id)),
      ).toEqual([])
    }),
  }
}

export const ViewerOfSubcontractorBelow = meta.story({
  name: 'Viewer of subcontractor below',
  ...refuses('subViewer', 'Kestrel Night Shift', 'You can’t see this driver'),
})
export const OutsideTheView = meta.story({ name: 'Outside the view', ...refuses('northAdmin', 'South', 'Not Found') })
export const NoAccess = meta.story({
  name: 'No access',
  ...refuses('driver', 'Meridian Freight', 'This account has no access to the console'),
})
