import { isStatus } from '@driver-trust/domain/http'
import { permissionOnDriver } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { BanIcon } from '@driver-trust/ui/icon'
import { paths } from '../paths.ts'
import type { DriverAction } from './PersonAction.ts'

/** Two calls (contract 4.3.2): the ban applies whatever the status was, and then the driver leaves the organisation. */
export const banDriver: DriverAction = {
  id: 'banDriver',
  label: 'Ban driver',
  icon: <BanIcon />,
  grant: 'banDriver',
  permission: (driver, viewer) => permissionOnDriver('banDriver', driver, viewer),
  risk: 'dangerous',
  question: { one: (name) => `Ban ${name}?`, several: (count) => `Ban ${countOf(count, 'driver')}` },
  consequence: (organisation) =>
    `They won’t be able to drive for ${organisation} or its sub-organisations, and will move to Banned.`,
  perform: async ({ writes }, { id, organizationId = '' }) => {
    await writes.setStatus({ userId: id, organizationId, status: 'banned_explicitly' })
    await writes.removeMember({ organization_id: organizationId, user_id: id }).catch((error: unknown) => {
      if (!isStatus(error, 404)) throw new HalfDoneBan(error) // who isn't there has left already
    })
  },
  success: {
    text: 'Driver has been banned and deleted from your organisation.',
    several: (count) => `${countOf(count, 'driver')} banned`,
    outcomes: ['banned_explicitly'],
  },
  failure: (error) => ({ text: error instanceof HalfDoneBan ? `${FAILURE} ${error.message}` : FAILURE }),
  next: ({ organizationId = '' }) => ({
    label: 'View in Banned',
    href: paths.organisation.href({ orgId: organizationId }, { drivers: 'banned' }),
  }),
}

const FAILURE = 'Could not ban driver. Please try again later.'

/** The second call, the removal, failed (contract 4.3.3). */
class HalfDoneBan extends Error {
  constructor(cause: unknown) {
    super('The ban is set; the driver is still in the organisation.', { cause })
    this.name = 'HalfDoneBan'
  }
}
