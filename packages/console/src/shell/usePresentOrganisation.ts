import { useLocation } from 'wouter'

/** The id of the organisation whose page, or whose people's page, is shown. */
export function usePresentOrganisation(): string | undefined {
  const [path] = useLocation()
  return /^\/organisation\/([^/]+)/.exec(path)?.[1]
}
