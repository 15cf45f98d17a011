import {
  changeSearch,
  type OrganisationSearch,
  parseOrganisationSearch,
  printOrganisationSearch,
  type SearchChange,
} from '@driver-trust/domain'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { links } from '../../../links.ts'

/** The state of the lists, which is their address. */
export interface ListAddress {
  organisationId: string
  search: OrganisationSearch
  hrefOf: (change: SearchChange) => string
  /** Changes the address; `replace` for what is typed, which is no place to come back to. */
  change: (change: SearchChange, options?: { replace?: boolean }) => void
}

/** The lists' state as the address has it; what is invalid there is dropped, and the address with it. */
export function useListAddress(organisationId: string): ListAddress {
  const text = useSearch()
  const [, navigate] = useLocation()
  const search = useMemo(() => parseOrganisationSearch(text), [text])
  const latest = useRef(search)
  useEffect(() => {
    latest.current = parseOrganisationSearch(text)
  }, [text])
  const canonical = printOrganisationSearch(search)
  const isCanonical = canonical.slice(1) === String(new URLSearchParams(text))
  useEffect(() => {
    if (!isCanonical)
      navigate(`${links.organisation(organisationId)}${canonical}`, { replace: true, state: window.history.state })
  }, [isCanonical, canonical, navigate, organisationId])
  const change = useCallback<ListAddress['change']>(
    (wanted, options = {}) => {
      latest.current = changeSearch(latest.current, wanted) // two changes may come before the next rendering
      navigate(links.organisation(organisationId, latest.current), options)
    },
    [navigate, organisationId],
  )
  return useMemo(
    () => ({
      organisationId,
      search,
      hrefOf: (wanted) => links.organisation(organisationId, changeSearch(search, wanted)),
      change,
    }),
    [organisationId, search, change],
  )
}
