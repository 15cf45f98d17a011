import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { LinkButton } from '@driver-trust/ui/link-button'
import { useViewer } from './useViewer.ts'

interface HomeLinkProps {
  /** Where the viewer isn't allowed to see something. */
  organisation: OrganisationNode
  hrefOf: (organisationId: string) => string
}

/** The way from an organisation that the viewer can't see to their own; renders nothing there. */
export function HomeLink({ organisation, hrefOf }: HomeLinkProps) {
  const { tree } = useViewer()
  const own = organisationIn(tree, tree.rootId)
  if (!own || own.id === organisation.id) return null
  return <LinkButton href={hrefOf(own.id)}>{`Go to ${own.name}`}</LinkButton>
}
