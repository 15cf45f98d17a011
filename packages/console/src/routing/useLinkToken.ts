import { linkToken } from '@driver-trust/domain'
import { useLayoutEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useMemory } from '../memory/useMemory.ts'
import { heldLinkToken, type LinkPage } from './linkTokens.ts'

/** The token of the link that led here; a link followed inside the console loses it from the address, too. */
export function useLinkToken(page: LinkPage): string | undefined {
  const memory = useMemory()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [token] = useState(() => linkToken(search) ?? heldLinkToken(memory, page))
  const isSeen = new URLSearchParams(search).has('token')
  useLayoutEffect(() => {
    if (isSeen) navigate(path, { replace: true })
  }, [isSeen, navigate, path])
  return token
}
