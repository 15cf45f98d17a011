import type { OrganisationTree } from '@driver-trust/domain/organisation'
import type { SignedInUser } from '@driver-trust/domain/people'
import { createContext, useContext } from 'react'

/** Available to every screen of the core area. */
export interface Viewer {
  user: SignedInUser
  tree: OrganisationTree
}

export const ViewerContext = createContext<Viewer | undefined>(undefined)

/** Only inside the core area. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (!viewer)
    throw new Error('useViewer was called outside the core area: give the route the area "core" in routes.tsx.')
  return viewer
}
