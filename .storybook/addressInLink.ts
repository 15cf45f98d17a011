import { useEffect, useRef } from 'react'
import { addons } from 'storybook/preview-api'
import type { memoryLocation } from 'wouter/memory-location'

type Location = Pick<ReturnType<typeof memoryLocation>, 'hook' | 'searchHook'>

/** The global with the place where the reviewer is inside a story. */
export const ADDRESS = 'at'

/** The address that a link names for a story, or undefined: it may name another story's. */
export function addressFor(id: string, global: unknown): string | undefined {
  const [story, address] = String(global).split(' ')
  if (story !== id || !address) return undefined
  try {
    return decode(address)
  } catch {
    return undefined // written by hand
  }
}

/** Writes where a reviewer has navigated inside a story into Storybook's address, so that a copied link leads there. */
export function AddressInLink({ id, start, location }: { id: string; start: string; location: Location }) {
  const [path] = location.hook()
  const search = location.searchHook()
  const address = search ? `${path}?${search}` : path
  const wasOperated = useRef(false)
  useEffect(() => {
    const note = ({ isTrusted }: Event) => {
      wasOperated.current ||= isTrusted
    }
    const end = new AbortController()
    for (const event of OPERATIONS) window.addEventListener(event, note, { capture: true, signal: end.signal })
    return () => end.abort()
  }, [])
  useEffect(() => {
    if (!wasOperated.current) return // redirects and plays aren't the reviewer's doing: their events aren't trusted
    const at = address === start ? '' : `${id} ${encode(address)}`
    addons.getChannel().emit('updateGlobals', { globals: { [ADDRESS]: at } })
  }, [id, start, address])
  return null
}

const OPERATIONS = ['pointerdown', 'keydown']

/** Storybook drops globals from its address that contain more than letters, digits, spaces, hyphens and underscores. */
export function encode(address: string): string {
  const escaped = (sign: string) => `_${sign.charCodeAt(0).toString(16).padStart(2, '0')}`
  return encodeURI(address).replaceAll(/[^a-zA-Z0-9-]/g, escaped)
}

function decode(encoded: string): string {
  return decodeURI(encoded.replaceAll(/_([0-9a-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))))
}
