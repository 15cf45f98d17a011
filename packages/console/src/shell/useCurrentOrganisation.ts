import { useLocation } from 'wouter'
import { organisationAt } from '../paths.ts'

/** The id of the organisation whose page, or person's page, is shown. */
export function useCurrentOrganisation(): string | undefined {
  const [path] = useLocation()
  return organisationAt(path)
}
