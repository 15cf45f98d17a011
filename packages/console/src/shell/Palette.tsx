import { reads, useDocuments, useRead } from '@driver-trust/domain/data'
import { formatDriverId, judgeDriver, signalOf, statusText, type Verdict } from '@driver-trust/domain/driver'
import {
  type DriverSearch,
  driverSearch,
  driverSearches,
  driversRequest,
  furtherDriverSearches,
  isTypedName,
  listScope,
  parseOrganisationSearch,
  spelledAlike,
} from '@driver-trust/domain/list'
import {
  ancestorsOf,
  type OrganisationNode,
  organisationIn,
  searchOrganisations,
} from '@driver-trust/domain/organisation'
import { displayName, personRoleLabel, type UserWithOrganisation } from '@driver-trust/domain/people'
import { type Permission, permissionsOf } from '@driver-trust/domain/permission'
import { foldText } from '@driver-trust/domain/text'
import { type Command, type CommandGroup, CommandPalette } from '@driver-trust/ui/command-palette'
import {
  AddIcon,
  BuildingIcon,
  CalendarIcon,
  CarIcon,
  DeleteIcon,
  EditIcon,
  PeopleIcon,
  PermissionIcon,
  PersonAddIcon,
  PersonIcon,
  SettingsIcon,
  SignOutIcon,
} from '@driver-trust/ui/icon'
import { Signal } from '@driver-trust/ui/signal'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { disabledReasonOf, isShown } from '../account/usePermissions.ts'
import { useSignOut } from '../account/useSignOut.ts'
import { useViewer } from '../account/useViewer.ts'
import { usePageCommands } from '../actions/pageCommands.ts'
import { useOnSettled } from '../form/useOnSettled.ts'
import { paths } from '../paths.ts'
import { useKnownJudging } from '../verdicts/useJudging.ts'
import { useCurrentOrganisation } from './useCurrentOrganisation.ts'
import { useListCommands } from './useListCommands.tsx'
import { useRecentOrganisations } from './useRecentOrganisations.ts'

/** Finds organisations, drivers and commands. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [query, setQuery] = useState('')
  const { groups, isLoading } = usePaletteGroups(query)
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      label="Search"
      placeholder="Organisation, driver name, e-mail, phone, driver ID or action"
      query={query}
      onQuery={setQuery}
      groups={groups}
      isLoading={isLoading}
      emptyText="No results. Try a name, driver ID or phone number. Who is invited is in “Invited” alone."
    />
  )
}

const MAX_MATCHES = 6

/** The organisations, drivers and commands that match a query. */
function usePaletteGroups(query: string): { groups: readonly CommandGroup[]; isLoading: boolean } {
  const { tree } = useViewer()
  const [recent] = useRecentOrganisations()
  const { people, isWhole, isLoading } = usePeopleSearch(query)
  const drivers = people.filter(({ role }) => role === 'driver').slice(0, PEOPLE_SHOWN)
  const users = people.filter(({ role }) => role !== 'driver').slice(0, PEOPLE_SHOWN)
  const isAll = isWhole && drivers.length + users.length === people.length
  const commands = [...usePageCommands(), ...usePermittedCommands()]
  const lists = useListCommands()
  const driverCommands = useDriverCommands(drivers)
  const wanted = comparable(query)
  const commandOf = (organisation: OrganisationNode) =>
    organisationCommand(organisation, ancestorsOf(tree, organisation.id))
  const recently = recent.flatMap((id) => organisationIn(tree, id) ?? [])
  const actions = matchesOf(commands, wanted)
  if (wanted === '') {
    return {
      groups: [
        { label: 'Recent organisations', commands: recently.map(commandOf) },
        { label: 'Actions', commands: actions },
      ],
      isLoading: false,
    }
  }
  const organisations = searchOrganisations(tree, query).slice(0, MAX_MATCHES)
  return {
    groups: [
      { label: 'Organisations', commands: organisations.map(commandOf) },
      { label: isAll ? 'Drivers' : `Drivers, the first ${drivers.length}`, commands: driverCommands },
      { label: 'Users', commands: users.map((user) => userCommand(user, personRoleLabel(user, tree))) },
      { label: 'Lists', commands: matchesOf(lists, wanted) },
      { label: 'Actions', commands: actions },
    ],
    isLoading,
  }
}

/** The commands that contain a text, first those with a word that begins with it. */
function matchesOf(commands: readonly (Command & { synonyms?: string | undefined })[], wanted: string): Command[] {
  const texts = commands.map((command) => ({ command, text: comparable(`${command.label} ${command.synonyms ?? ''}`) }))
  const { start = [], middle = [] } = Object.groupBy(
    texts.filter(({ text }) => text.includes(wanted)),
    ({ text }) => (` ${text}`.includes(` ${wanted}`) ? 'start' : 'middle'),
  )
  return [...start, ...middle].map(({ command }) => command)
}

/** Without apostrophes, which users type straight, curly or not at all. */
function comparable(text: string): string {
  return foldText(text).replace(/['’]/g, '')
}

function organisationCommand({ id, name }: OrganisationNode, above: readonly OrganisationNode[]): Command {
  return {
    id,
    label: name,
    hint: above.map((each) => each.name).join(' › '),
    icon: <BuildingIcon />,
    href: paths.organisation.href({ orgId: id }),
  }
}

/** Drivers with their verdict, as far as it's known without another call. */
function useDriverCommands(drivers: readonly UserWithOrganisation[]): Command[] {
  const judging = useKnownJudging()
  const documents = useDocuments(
    drivers.map(({ id }) => id),
    { urgency: 'nobody' },
  )
  const facts = { ...judging, documents }
  return drivers.map((driver) => {
    const { id, dtId, status, organizationId, organizationName } = driver
    const { verdict } = judgeDriver(driver, facts)
    const isUnread = verdict.group === 'unchecked' && !documents.has(id)
    return {
      id: `${id} ${organizationId}`.replaceAll(' ', '-'),
      label: displayName(driver),
      hint: [
        dtId === undefined ? undefined : formatDriverId(dtId),
        isUnread ? `${statusText(status)}, documents not checked` : verdictText(verdict),
        organizationName,
      ]
        .filter(Boolean)
        .join(' · '),
      icon: <Signal aspect={signalOf(verdict)} />,
      href: paths.driver.href({ orgId: organizationId ?? '', userId: id }),
    }
  })
}

function verdictText({ title, reason, isUndocumented }: Verdict): string {
  return isUndocumented ? `${title} · ${reason}` : title
}

function userCommand(user: UserWithOrganisation, role: string): Command {
  const { id, organizationId, organizationName } = user
  return {
    id: `user-${id}-${organizationId}`,
    label: displayName(user),
    hint: [role, organizationName].join(' · '),
    icon: <PeopleIcon />,
    href: paths.user.href({ orgId: organizationId ?? '', userId: id }),
  }
}

/** The most drivers shown, and the most users. */
const PEOPLE_SHOWN = 20

interface FoundPeople {
  people: readonly UserWithOrganisation[]
  /** The server has named everyone whom it found. */
  isWhole: boolean
  isLoading: boolean
}

/**
 * The drivers and users that match a text, found with at most two calls once the user stops typing, and two more in other
 * spellings if these find nobody; then all drivers are read, for a server that tells letters from those with accents.
 */
function usePeopleSearch(text: string): FoundPeople {
  const [settled, setSettled] = useState(text)
  useOnSettled(text, () => setSettled(text))
  const searches = driverSearches(settled)
  const asked = [useMatchingPeople(searches[0]), useMatchingPeople(searches[1])]
  const isNobody = asked.slice(0, searches.length).every(({ data }) => data?.items.length === 0)
  const further = isNobody ? furtherDriverSearches(settled) : []
  const otherwise = [useMatchingPeople(further[0]), useMatchingPeople(further[1])]
  const isStillNobody = isNobody && otherwise.slice(0, further.length).every(({ data }) => data?.items.length === 0)
  const spelt = useSpelledAlike(isStillNobody ? settled : '')
  const answers = [...asked, ...otherwise, useMatchingPeople(spelt.search)]
  const people = new Map<string, UserWithOrganisation>()
  for (const { data } of answers)
    for (const person of data?.items ?? []) people.set(`${person.id} ${person.organizationId}`, person)
  const isWaiting = text !== settled && driverSearches(text).length > 0
  return {
    people: isWaiting ? [] : [...people.values()],
    isWhole: answers.every(({ data }) => !data || data.items.length === data.total),
    isLoading: isWaiting || spelt.isLoading || answers.some(({ isLoading }) => isLoading),
  }
}

/** Whom the text names but for accents, among all drivers. */
function useSpelledAlike(text: string) {
  const viewer = useViewer()
  const request = driversRequest({ search: DRIVERS, viewer, organisationId: viewer.tree.rootId })
  const { data, isLoading } = useRead(isTypedName(text) && request.call === 'users' ? reads.everyUser(request) : null)
  const [reading] = data ? spelledAlike(data.rows, text) : []
  return { search: reading && driverSearch(reading), isLoading }
}

const DRIVERS = parseOrganisationSearch('')

function useMatchingPeople(search: DriverSearch | undefined) {
  const viewer = useViewer()
  const organisationId = viewer.tree.rootId
  const scope = listScope({ viewer, grants: ['viewDrivers', 'viewUsers'], organisationId, isOwnOnly: false })
  const query = search &&
    scope.kind !== 'none' && {
      ...(scope.kind === 'some' && { organization_id: scope.ids }),
      ...search,
      order_by: 'last_name',
      page: 1,
      page_size: 2 * PEOPLE_SHOWN,
    }
  return useRead(query ? { ...reads.people(query), keepsPrevious: false } : null)
}

const NOTHING_IN_IT = { drivers: 0, users: 0, subOrganizations: 0 }

type PermittedCommand = Omit<Command, 'id'> & { permission: Permission }

/** The commands of the current organisation, as its page offers them, and those available everywhere. */
function usePermittedCommands(): readonly Command[] {
  const viewer = useViewer()
  const signOut = useSignOut()
  const [, navigate] = useLocation()
  const organisation = organisationIn(viewer.tree, useCurrentOrganisation() ?? viewer.tree.rootId)
  const id = organisation?.id ?? viewer.tree.rootId
  const may = permissionsOf({ viewer, organisation, counters: NOTHING_IN_IT })
  const always: Permission = { allowed: true }
  const opens = (open: 'new' | 'edit' | 'delete') => () =>
    navigate(paths.organisation.href({ orgId: id }), { state: { open } })
  const rows: PermittedCommand[] = [
    {
      label: 'Invite driver',
      icon: <PersonAddIcon />,
      permission: may.inviteDrivers,
      href: paths.organisation.href({ orgId: id }, { invite: 'drivers' }),
    },
    {
      label: 'Invite user',
      icon: <PersonAddIcon />,
      permission: may.inviteUsers,
      href: paths.organisation.href({ orgId: id }, { invite: 'user' }),
    },
    { label: 'New organisation', icon: <AddIcon />, permission: may.createSubOrganisation, onSelect: opens('new') },
    { label: 'Edit organisation', icon: <EditIcon />, permission: may.renameOrganisation, onSelect: opens('edit') },
    {
      label: 'Delete organisation',
      icon: <DeleteIcon />,
      permission: may.deleteOrganisation,
      onSelect: opens('delete'),
    },
    {
      label: 'Settings',
      icon: <SettingsIcon />,
      permission: may.viewSettings,
      href: paths.settings.href({ organisation: id }),
    },
    {
      label: 'Security contact',
      icon: <SettingsIcon />,
      permission: may.viewSecurityContact,
      href: paths.securityContact.href({ organisation: id }),
    },
    { label: 'My account', icon: <PersonIcon />, permission: always, href: paths.myAccount.href() },
    { label: 'Gate check', icon: <CarIcon />, permission: may.viewDrivers, href: paths.gateCheck.href({ orgId: id }) },
    {
      label: 'Deadlines',
      icon: <CalendarIcon />,
      permission: may.viewDrivers,
      href: paths.organisation.href({ orgId: id }, { view: 'deadlines' }),
    },
    {
      label: 'Your permissions',
      icon: <PermissionIcon />,
      permission: always,
      href: paths.permissions.href({ orgId: id }),
    },
  ]
  const shown = rows.filter(({ permission }) => isShown(permission))
  const commands = shown.map(({ permission, ...command }) => ({
    ...command,
    id: command.label,
    hint: organisation?.name,
    disabledReason: disabledReasonOf(permission),
  }))
  return [...commands, { id: 'sign-out', label: 'Sign out', icon: <SignOutIcon />, onSelect: () => signOut() }]
}
