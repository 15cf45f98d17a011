import type { LinkComponentProps } from '@driver-trust/ui/link'
import { RouterLink } from '../../../routing/RouterLink.tsx'
import { usePresentAddress } from '../../../routing/usePresentAddress.ts'

/** A link out of a list: the list's address travels in the history, so that the next page can lead back to it. */
export function ListLink(props: LinkComponentProps) {
  const list = usePresentAddress()
  const withState = { ...props, state: { list } } // the router's own property, which plain anchors do not have
  return <RouterLink {...withState} />
}
