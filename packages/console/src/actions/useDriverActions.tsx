import {
  driverActionFailure,
  ensureStatus,
  performDriverAction,
  StatusChanged,
  useData,
} from '@driver-trust/domain/data'
import {
  type DriverAction,
  driverActionSuccess,
  driverActions,
  driverActionWords,
  isBanned,
  type SettableStatus,
  StatusChoice,
  statusChoices,
  statusText,
} from '@driver-trust/domain/driver'
import type { Client } from '@driver-trust/domain/http'
import { organisationIn } from '@driver-trust/domain/organisation'
import { permissionOnDriver } from '@driver-trust/domain/permission'
import { validator } from '@driver-trust/domain/struct'
import { BanIcon, CheckIcon, DeleteIcon, EditIcon, UndoIcon } from '@driver-trust/ui/icon'
import { type ReactNode, useMemo } from 'react'
import { useViewer, type Viewer } from '../routing/useViewer.ts'
import { driverRoute } from '../screens/driver/route.ts'
import { organisationRoute } from '../screens/organisation/route.ts'
import type { PersonAction, PersonRow } from './PersonAction.ts'

/** What an action needs to know about a driver; `origin` is the organisation that an inherited ban comes from, if known. */
export interface DriverRow extends PersonRow {
  status: string
  origin?: { name: string } | undefined
}

const icons: Record<DriverAction, ReactNode> = {
  setInternallyVerified: <CheckIcon />,
  setStatus: <EditIcon />,
  banDriver: <BanIcon />,
  liftBan: <UndoIcon />,
  removeDriver: <DeleteIcon />,
}

export function useDriverActions(): readonly PersonAction<DriverRow>[] {
  const viewer = useViewer()
  const { client } = useData()
  return useMemo(() => driverActions.map((action) => driverAction(action, { viewer, client })), [viewer, client])
}

const validateStatus = validator(StatusChoice)

interface Surroundings {
  viewer: Viewer
  client: Client
}

function driverAction(action: DriverAction, { viewer, client }: Surroundings): PersonAction<DriverRow> {
  const { label, question, consequence, isDangerous } = driverActionWords[action]
  const common = {
    id: action,
    label,
    icon: icons[action],
    isDangerous,
    grant: action,
    question,
    consequence,
    permission: ({ organizationId, status, origin }: DriverRow) =>
      permissionOnDriver({
        viewer,
        organisation: organisationIn(viewer.tree, organizationId),
        action,
        status,
        origin,
      }),
    appliesTo: ({ status }: DriverRow) => changesSomething(action, status),
    perform: async (...[context, { id, organizationId = '', status }, chosen]: Perform) => {
      const target = { userId: id, organizationId, status: chosenStatus(chosen) }
      const { writes, lifetime } = context
      if (OVERWRITES.includes(action)) await ensureStatus(client, target, { expected: [status], lifetime })
      await performDriverAction(writes, action, target)
    },
    changeIn: (error: unknown) =>
      error instanceof StatusChanged && error.status !== undefined ? { status: error.status } : undefined,
    success: (chosen: string) => driverActionSuccess(action, chosenStatus(chosen)),
    failure: (error: unknown) => driverActionFailure(action, error),
    ...outcomesOf(action, client),
  }
  if (action !== 'setStatus') return common
  return {
    ...common,
    confirmLabel: 'Set status',
    choice: { name: 'status', label: 'New status', options: statusChoices, validate: validateStatus },
    choiceOf: ({ status }) => statusChoices.find(({ value }) => value === status)?.value,
    insteadOf: (chosen) => (chosen === 'banned_explicitly' ? driverAction('banDriver', { viewer, client }) : undefined),
  }
}

type Perform = Parameters<PersonAction<DriverRow>['perform']>

/** A ban applies whatever the status was before. */
const OVERWRITES: readonly DriverAction[] = ['setInternallyVerified', 'setStatus']

type Outcomes = Pick<PersonAction<DriverRow>, 'about' | 'next' | 'undo' | 'decide'>

/** A status that was set over another: says both, and can set the old one again if an admin can set it. */
const newStatus = (client: Client): Outcomes => ({
  about: ({ status }, name, chosen) =>
    `${name}: ${statusText(status)} → ${statusText(chosenStatus(chosen) ?? 'internal_verified')}`,
  undo: ({ id, organizationId = '', status }, chosen) => {
    const before = chosenStatus(status)
    if (before === undefined || isBanned(before)) return undefined // a ban is set only with its own confirmation
    const target = { userId: id, organizationId, status: before }
    // A server may still return the old status for a while.
    const expected = [chosenStatus(chosen) ?? 'internal_verified', before]
    return async ({ writes, lifetime }) => {
      await ensureStatus(client, target, { expected, lifetime })
      await performDriverAction(writes, 'setStatus', target)
    }
  },
  decide: ({ id, organizationId = '' }) => ({
    label: driverActionWords.setStatus.label,
    href: driverRoute.href({ orgId: organizationId, userId: id }),
    ask: 'setStatus',
  }),
})

/** What the toast of each action says and offers besides its fixed sentence. */
const outcomes: Partial<Record<DriverAction, Outcomes>> = {
  banDriver: {
    next: ({ organizationId = '' }) => ({
      label: 'View in Banned',
      href: organisationRoute.href({ orgId: organizationId }, { drivers: 'banned' }),
    }),
  },
  liftBan: {
    next: ({ id, organizationId = '' }) => ({
      label: 'Ban again',
      href: driverRoute.href({ orgId: organizationId, userId: id }),
      ask: 'banDriver',
    }),
  },
}

function outcomesOf(action: DriverAction, client: Client): Outcomes {
  return OVERWRITES.includes(action) ? newStatus(client) : (outcomes[action] ?? {})
}

/** False for what the driver's status already says. */
function changesSomething(action: DriverAction, status: string): boolean {
  if (action === 'liftBan') return isBanned(status)
  if (action === 'banDriver') return status !== 'banned_explicitly'
  return action !== 'setInternallyVerified' || status !== 'internal_verified'
}

/** Only "Set status…" offers a choice, among `statusChoices`. */
function chosenStatus(chosen: string): SettableStatus | undefined {
  return statusChoices.find(({ value }) => value === chosen)?.value
}
