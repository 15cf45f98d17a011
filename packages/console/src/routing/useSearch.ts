import { useRouter } from 'wouter'

/** The query of the address as it stands there. wouter’s own hook decodes it once more, which turns a search for “%41” into one for “A”. */
export function useSearch(): string {
  const router = useRouter()
  const { searchHook: useQuery } = router
  return useQuery(router).replace(/^\?/, '')
}
