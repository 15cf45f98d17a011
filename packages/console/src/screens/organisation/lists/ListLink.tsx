import type { LinkComponentProps } from '@driver-trust/ui/link'
import { RouterLink } from '../../../routing/RouterLink.tsx'

/** Read when the history takes it, which is at the press: no link is rendered anew when the list's address changes. */
const state = {
  get list() {
    const { pathname, search, hash } = window.location
    return `${pathname}${search}${hash}`
  },
}

/** A link out of a list: the list's address travels in the history, so that the next page can lead back to it. */
export function ListLink(props: LinkComponentProps) {
  const withState = { ...props, state } // the router's own property, which plain anchors do not have
  return <RouterLink {...withState} />
}
