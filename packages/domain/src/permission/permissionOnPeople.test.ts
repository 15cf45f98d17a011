import { describe, expect, test } from 'vitest'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { permissionOnDriver, permissionOnInvitation } from './permissionsOf.ts'

const tree = parseOrganisationTree(sampleOrganisation(1))
const organizationId = sampleId(1)
const as = (role: string) => ({ user: { id: sampleId(9), role }, tree })
const ok = { allowed: true }
const no = (reason: string) => ({ allowed: false, visible: true, reason })
const never = {
  allowed: false,
  visible: false,
  reason: 'Viewers can’t change anything. Ask an admin of Organisation 1.',
}

const ABOVE = 'Banned by an organisation above this one. Only it can lift the ban.'

describe('a driver', () => {
  test.each([
    ['admin', 'setInternallyVerified', 'verified', ok],
    ['admin', 'setInternallyVerified', 'internal_verified', no('This driver is already internally verified.')],
    ['admin', 'banDriver', 'verified', ok],
    ['admin', 'banDriver', 'banned_inherited', ok],
    ['admin', 'banDriver', 'banned_explicitly', no('This driver is banned already.')],
    ['admin', 'removeDriver', 'banned_explicitly', ok],
    ['admin', 'liftBan', 'banned_explicitly', ok],
    ['admin', 'liftBan', 'banned_inherited', no('Banned by an organisation above this one.')],
    ['admin', 'setStatus', 'verified', ok],
    ['admin', 'setStatus', 'banned_explicitly', no('Banned by Organisation 1. Lift the ban first.')],
    ['admin', 'setInternallyVerified', 'banned_explicitly', no('Banned by Organisation 1. Lift the ban first.')],
    ['admin', 'setStatus', 'banned_inherited', no(ABOVE)],
    ['admin', 'setInternallyVerified', 'banned_inherited', no(ABOVE)],
    ['user', 'setStatus', 'banned_explicitly', never],
    ['user', 'banDriver', 'banned_explicitly', never],
    ['user', 'liftBan', 'banned_explicitly', never],
  ] as const)('%s, %s, %s', (...[role, action, status, answer]) => {
    expect(permissionOnDriver(action, { organizationId, status }, as(role))).toEqual(answer)
  })

  test.each([
    [{ name: 'North' }, 'Banned by North. Only it can lift the ban.'],
    [undefined, 'Banned by Organisation 1. Only it can lift the ban.'],
  ])('whose ban comes from %j names who can lift it', (origin, reason) => {
    const below = { tree: parseOrganisationTree(sampleOrganisation(1, { children: [sampleOrganisation(2)] })) }
    const banned = { organizationId: sampleId(2), status: 'banned_inherited', origin }
    expect(permissionOnDriver('setStatus', banned, { ...as('admin'), ...below })).toEqual(no(reason))
  })
})

describe('an invitation', () => {
  const driver = {
    type: 'driver',
    status: 'sent',
    firstName: 'Ana',
    lastName: 'Horvat',
    phoneNumber: '+48512001000',
  } as InvitationItem // only what deciding reads
  const user = { type: 'user', role: 'user', status: 'pending', email: 'ana@example.org' } as InvitationItem
  test.each([
    ['admin', 'withdraw', driver, ok],
    ['admin', 'sendAgain', driver, ok],
    ['admin', 'withdraw', { ...driver, isPersonalDataHidden: true }, ok],
    [
      'admin',
      'sendAgain',
      { ...driver, isPersonalDataHidden: true },
      no('You can’t send this again: the driver’s phone number is hidden from you.'),
    ],
    ['admin', 'sendAgain', { ...driver, lastName: undefined }, no('A name or the phone number is missing.')],
    ['admin', 'withdraw', { ...driver, status: 'accepted' }, no('This invitation has been accepted.')],
    ['admin', 'batchFile', { ...driver, status: 'accepted' }, ok],
    ['admin', 'batchFile', { ...driver, isPersonalDataHidden: true }, no('The data in this file is hidden from you.')],
    ['user', 'batchFile', driver, never],
    ['admin', 'sendAgain', user, ok],
    [
      'admin',
      'sendAgain',
      { ...user, email: undefined },
      no('You can’t send this again: the e-mail address is hidden from you.'),
    ],
    [
      'admin',
      'sendAgain',
      { ...user, role: 'super_admin' },
      no('Only invitations of viewers and admins can be sent again.'),
    ],
    ['user', 'withdraw', user, never],
  ] as [string, 'withdraw' | 'sendAgain' | 'batchFile', InvitationItem, object][])(
    '%s, %s',
    (...[role, action, invitation, answer]) => {
      expect(permissionOnInvitation(action, { ...invitation, organizationId }, as(role))).toEqual(answer)
    },
  )
})
