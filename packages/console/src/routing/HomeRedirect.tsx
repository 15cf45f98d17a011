import { links } from '../links.ts'
import { Redirect } from './Redirect.tsx'
import { useViewer } from './useViewer.ts'

/** The index of the core area leads to the root organisation (spec, section 2: Core area). */
export function HomeRedirect() {
  const { tree } = useViewer()
  return <Redirect to={links.organisation(tree.rootId)} />
}
