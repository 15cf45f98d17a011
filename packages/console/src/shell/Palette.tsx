import { reads, useDocuments, useRead } from '@driver-trust/domain/data'
import {
  formatDriverId,
  type JudgeFacts,
  judgeDriver,
  signalOf,
  statusText,
  type Verdict,
} from '@driver-trust/domain/driver'
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
import { foldText } from '@driver-trust/domain/text'
import { type Command, CommandPalette } from '@driver-trust/ui/command-palette'
import { BuildingIcon, PeopleIcon } from '@driver-trust/ui/icon'
import { Signal } from '@driver-trust/ui/signal'
import { useState } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { usePageCommands } from '../actions/pageCommands.ts'
import { useOnSettled } from '../form/useOnSettled.ts'
import { paths } from '../paths.ts'
import { useKnownJudging } from '../verdicts/useJudging.ts'
import { usePaletteCommands } from './usePaletteCommands.tsx'
import { useRecentOrganisations } from './useRecentOrganisations.ts'

const MAX_MATCHES = 6

/** Finds organisations, drivers and commands. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [query, setQuery] = useState('')
  const { tree } = useViewer()
  const recent = useRecentOrganisations()
  const { people, isWhole, isLoading } = usePeopleSearch(query)
  const drivers = people.filter(({ role }) => role === 'driver').slice(0, PEOPLE_SHOWN)
  const users = people.filter(({ role }) => role !== 'driver').slice(0, PEOPLE_SHOWN)
  const isAll = isWhole && drivers.length + users.length === people.length
  const documents = useDocuments(
    drivers.map(({ id }) => id),
    { urgency: 'nobody' },
  )
  const facts = { ...useKnownJudging(), documents }
  const { lists, actions } = usePaletteCommands()
  const wanted = comparable(query)
  const organisations =
    wanted === ''
      ? recent.flatMap((id) => organisationIn(tree, id) ?? [])
      : searchOrganisations(tree, query).slice(0, MAX_MATCHES)
  const places = organisations.map((each) => organisationCommand(each, ancestorsOf(tree, each.id)))
  const found = [
    {
      label: isAll ? 'Drivers' : `Drivers, the first ${drivers.length}`,
      commands: drivers.map((driver) => driverCommand(driver, facts, tree.rootId)),
    },
    { label: 'Users', commands: users.map((user) => userCommand(user, personRoleLabel(user, tree), tree.rootId)) },
    { label: 'Lists', commands: matchesOf(lists, wanted) },
  ]
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      label="Search"
      placeholder="Organisation, driver name, e-mail, phone, driver ID or action"
      query={query}
      onQuery={setQuery}
      groups={[
        { label: wanted === '' ? 'Recent organisations' : 'Organisations', commands: places },
        ...(wanted === '' ? [] : found),
        { label: 'Actions', commands: matchesOf([...usePageCommands(), ...actions], wanted) },
      ]}
      isLoading={wanted !== '' && isLoading}
      emptyText="No results. Try a name, driver ID or phone number. Who is invited is in “Invited” alone."
    />
  )
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

/** A driver with their verdict, as far as it's known without another call; one of no known organisation is asked for at the root. */
function driverCommand(driver: UserWithOrganisation, facts: JudgeFacts, rootId: string): Command {
  const { id, dtId, status, organizationId, organizationName } = driver
  const { verdict } = judgeDriver(driver, facts)
  const isUnread = verdict.group === 'unchecked' && !facts.documents.has(id)
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
    href: paths.driver.href({ orgId: organizationId ?? rootId, userId: id }),
  }
}

function verdictText({ title, reason, isUndocumented }: Verdict): string {
  return isUndocumented ? `${title} · ${reason}` : title
}

function userCommand(user: UserWithOrganisation, role: string, rootId: string): Command {
  const { id, organizationId, organizationName } = user
  return {
    id: `user-${id}-${organizationId}`,
    label: displayName(user),
    hint: [role, organizationName].join(' · '),
    icon: <PeopleIcon />,
    href: paths.user.href({ orgId: organizationId ?? rootId, userId: id }),
  }
}

/** The most drivers shown, and the most users. */
const PEOPLE_SHOWN = 20

/**
 * The drivers and users that match a text, found with at most two calls once the user stops typing, and two more in other
 * spellings if these find nobody; then all drivers are read, for a server that tells letters from those with accents.
 */
function usePeopleSearch(text: string) {
  const viewer = useViewer()
  const request = driversRequest({ search: DRIVERS, viewer, organisationId: viewer.tree.rootId })
  const [settled, setSettled] = useState(text)
  useOnSettled(text, () => setSettled(text))
  const searches = driverSearches(settled)
  const asked = [useMatchingPeople(searches[0]), useMatchingPeople(searches[1])]
  const isNobody = asked.slice(0, searches.length).every(({ data }) => data?.items.length === 0)
  const further = isNobody ? furtherDriverSearches(settled) : []
  const otherwise = [useMatchingPeople(further[0]), useMatchingPeople(further[1])]
  const isStillNobody = isNobody && otherwise.slice(0, further.length).every(({ data }) => data?.items.length === 0)
  const isUnaccented = isStillNobody && isTypedName(settled)
  const everyone = useRead(isUnaccented && request.call === 'users' ? reads.everyUser(request) : null)
  const [spelt] = isUnaccented && everyone.data ? spelledAlike(everyone.data.rows, settled) : []
  const answers = [...asked, ...otherwise, useMatchingPeople(spelt && driverSearch(spelt))]
  const people = new Map<string, UserWithOrganisation>()
  for (const { data } of answers)
    for (const person of data?.items ?? []) people.set(`${person.id} ${person.organizationId}`, person)
  const isWaiting = text !== settled && driverSearches(text).length > 0
  return {
    people: isWaiting ? [] : [...people.values()],
    /** The server has named everyone whom it found. */
    isWhole: answers.every(({ data }) => !data || data.items.length === data.total),
    isLoading: isWaiting || everyone.isLoading || answers.some(({ isLoading }) => isLoading),
  }
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
