import { type Deadlines, deadlineDocuments } from '@driver-trust/domain/driver'
import type { Settings } from '@driver-trust/domain/organisation'
import { tableOf } from '@driver-trust/domain/struct'
import type { Activity, InvitationRecord, OrganisationRecord, Person } from '../world/World.ts'
import { DAY, type Making } from './makeDriver.ts'
import { NAMES } from './names.ts'
import type { Random } from './random.ts'

interface Cast {
  organisations: readonly OrganisationRecord[]
  drivers: readonly Person[]
  /** Who acts and invites; the first one invites. */
  staff: readonly Person[]
}

/** What happened before the world opened: invitations, activity, settings and drivers' documents. */
export function makeHistory({ organisations, drivers, staff }: Cast, making: Making) {
  return {
    invitations: makeInvitations(organisations, staff[0], making),
    activity: makeActivity(drivers, staff, making),
    settings: makeSettings(organisations, making),
    deadlines: makeDeadlines(drivers, making),
  }
}

/** The joining and latest status change of each driver, oldest first. */
function makeActivity(drivers: readonly Person[], performers: readonly Person[], { random }: Making): Activity[] {
  const entries = drivers.flatMap((driver): Activity[] => {
    const performedBy = performers.length > 0 ? random.pick(performers).id : driver.id
    const { id: userId, organizationId = '', status, createdAt, updatedAt } = driver
    const common = { userId, organizationId, performedBy, status }
    const [joined, changed] = ['Joined by invitation.', 'Status was changed.']
    return [
      { ...common, id: random.uuid(), action: 'joined_organization', description: joined, createdAt },
      { ...common, id: random.uuid(), action: 'changed_status', description: changed, createdAt: updatedAt },
    ]
  })
  return entries.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

/** Days from now until a document expires: past, soon, later, far, or not provided. */
const HORIZONS = [-40, -1, 0, 1, 12, 30, 31, 75, 90, 400, 1200, undefined] as const

/** The same in a fleet: of a thousand documents twelve have expired, and thirty expire within a month. */
function fleetHorizon({ below }: Random): number | undefined {
  const place = below(1000)
  if (place < 12) return -1 - below(40)
  if (place < 42) return below(31)
  return place < 100 ? undefined : 31 + below(1500)
}

function makeDeadlines(drivers: readonly Person[], { random, now, mix }: Making): Map<string, Deadlines['deadlines']> {
  const date = () => {
    const days = mix === 'fleet' ? fleetHorizon(random) : random.pick(HORIZONS)
    return days === undefined ? undefined : new Date(now + days * DAY).toISOString().slice(0, 10)
  }
  return new Map(drivers.map(({ id }) => [id, tableOf(deadlineDocuments, date)]))
}

/** Settings of every organisation except each fourth, which has none yet. */
function makeSettings(organisations: readonly OrganisationRecord[], { now }: Making): Map<string, Settings> {
  const at = new Date(now - 90 * DAY).toISOString()
  const made = organisations.filter((_, index) => index % 4 !== 3)
  return new Map(
    made.map(({ id, name }, index) => {
      const place = name.toLowerCase().replace(/[^a-z]+/g, '-')
      const settings: Settings = {
        organizationId: id,
        country: 'Poland',
        city: 'Gdańsk',
        street: `Portowa ${index + 1}`,
        vatNumber: `PL58${String(10_000_000 + index)}`,
        pricingPlan: 'plus',
        pricingSetupFee: 490,
        pricingMonthlyFee: 129,
        billingEmail: `billing@${place}.example.org`,
        contactEmail: `safety@${place}.example.org`,
        contactPhoneNumber: '+48583001122',
        tcUrl: 'https://example.org/terms',
        createdAt: at,
        updatedAt: at,
      }
      return [id, settings]
    }),
  )
}

const INVITED: readonly InvitationRecord['status'][] = ['sent', 'sent', 'pending', 'skipped', 'sent', 'accepted']

/** Open driver invitations in every status, in two batches per organisation. */
function makeInvitations(
  organisations: readonly OrganisationRecord[],
  inviter: Person | undefined,
  { random, now }: Making,
): Map<string, InvitationRecord> {
  const records = organisations
    .filter(({ isDriversInvitationAllowed }) => isDriversInvitationAllowed)
    .flatMap((organisation, place) => {
      const batchId = random.uuid()
      return INVITED.map((status, index): InvitationRecord => {
        const [firstName, lastName] = NAMES[(place * INVITED.length + index + 20) % NAMES.length] ?? [
          'Ada',
          'Lindqvist',
        ]
        return {
          id: random.uuid(),
          type: 'driver',
          status,
          organizationId: organisation.id,
          invitedBy: inviter?.id ?? organisation.id,
          batchId,
          role: 'driver',
          email: `invited.${place}.${index}@example.org`,
          phoneNumber: `+48600${String(100_000 + place * 10 + index)}`,
          firstName,
          lastName,
          reason: status === 'skipped' ? 'The text message could not be delivered.' : undefined,
          token: `invitation-${random.uuid()}`,
          createdAt: new Date(now - (index + 1) * DAY).toISOString(),
          staysQueued: status === 'pending',
        }
      })
    })
  return new Map(records.map((each) => [each.id, each]))
}
