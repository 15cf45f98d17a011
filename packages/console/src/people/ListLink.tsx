import type { LinkComponentProps } from '@driver-trust/ui/link'
import { RouterLink } from '../routing/RouterLink.tsx'
import { fromList } from './fromList.ts'

/** A link out of a list: passes the list's address in the history state, so that the next page can link back to it. */
export function ListLink(props: LinkComponentProps) {
  return <RouterLink {...props} state={fromList} />
}
