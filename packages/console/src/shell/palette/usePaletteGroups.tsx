import {
  ancestorsOf,
  displayName,
  foldText,
  formatDriverId,
  type OrganisationNode,
  organisationIn,
  searchOrganisations,
  type UserWithOrganisation,
} from '@driver-trust/domain'
import type { Command, CommandGroup } from '@driver-trust/ui/command-palette'
import { BuildingIcon, PersonIcon } from '@driver-trust/ui/icon'
import { links } from '../../links.ts'
import { useRecentOrganisations } from '../../memory/useRecentOrganisations.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { useDriverSearch } from './useDriverSearch.ts'
import { usePermittedCommands } from './usePermittedCommands.tsx'

const SHOWN = 6

/** What matches a text: organisations, drivers, and what can be done here. */
export function usePaletteGroups(query: string): { groups: readonly CommandGroup[]; isLoading: boolean } {
  const { tree } = useViewer()
  const [recent] = useRecentOrganisations()
  const { drivers, isLoading } = useDriverSearch(query)
  const commands = usePermittedCommands()
  const wanted = foldText(query)
  const commandOf = (organisation: OrganisationNode) =>
    organisationCommand(organisation, ancestorsOf(tree, organisation.id))
  const recently = recent.flatMap((id) => organisationIn(tree, id) ?? [])
  const actions = commands.filter(({ label }) => foldText(label).includes(wanted))
  if (wanted === '') {
    return {
      groups: [
        { label: 'Recent organisations', commands: recently.map(commandOf) },
        { label: 'Actions', commands: actions },
      ],
      isLoading: false,
    }
  }
  const organisations = searchOrganisations(tree, query).slice(0, SHOWN)
  return {
    groups: [
      { label: 'Organisations', commands: organisations.map(commandOf) },
      { label: 'Drivers', commands: drivers.map(driverCommand) },
      { label: 'Actions', commands: actions },
    ],
    isLoading,
  }
}

function organisationCommand({ id, name }: OrganisationNode, above: readonly OrganisationNode[]): Command {
  return {
    id,
    label: name,
    hint: above.map((each) => each.name).join(' › '),
    icon: <BuildingIcon />,
    href: links.organisation(id),
  }
}

function driverCommand(driver: UserWithOrganisation): Command {
  const { id, dtId, organizationId, organizationName } = driver
  return {
    id: `${id} ${organizationId}`.replaceAll(' ', '-'),
    label: displayName(driver),
    hint: [dtId === undefined ? undefined : formatDriverId(dtId), organizationName].filter(Boolean).join(' · '),
    icon: <PersonIcon />,
    href: links.driver(organizationId ?? '', id),
  }
}
