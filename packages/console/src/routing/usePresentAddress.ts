import { useLocation, useSearch } from 'wouter'

/** Path, query and hash of the present address, as a return-to parameter wants them. */
export function usePresentAddress(): string {
  const [path] = useLocation()
  const search = useSearch()
  return `${search === '' ? path : `${path}?${search}`}${window.location.hash}`
}
