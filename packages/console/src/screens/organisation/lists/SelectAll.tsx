import { loadListRows, useData } from '@driver-trust/domain/data'
import { isAborted } from '@driver-trust/domain/http'
import type { ListRequest } from '@driver-trust/domain/list'
import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { toast } from '@driver-trust/ui/toast'
import { useEffect, useRef, useState } from 'react'
import type { PersonRow } from '../../../actions/PersonAction.ts'
import { missingText } from './missingText.ts'
import type { Selection } from './useListAddress.ts'

/** People who can be selected at once: as many as can be read through before confirming. */
const MOST = 500

interface SelectAllProps<Row> {
  request: ListRequest
  total: number
  /** Rows of the page shown. */
  shown: number
  selection: Selection<Row>
}

/** Once a page is selected: the rest of the list, on however many pages. */
export function SelectAll<Row extends PersonRow>({ request, total, shown, selection }: SelectAllProps<Row>) {
  const { client, session, log } = useData()
  const [loaded, setLoaded] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const count = selection.rows.length
  const wanted = Math.min(total, MOST)
  const load = async () => {
    stop.current = new AbortController()
    setLoaded(0)
    try {
      const { rows, ...list } = await loadListRows(client, request, {
        signal: AbortSignal.any([stop.current.signal, session.lifetime()]),
        onProgress: setLoaded,
        limit: MOST,
      })
      selection.chooseRows(rows as unknown as Row[]) // the request is the one that the list's rows came from
      const text = missingText(rows.length, list, 'selected')
      if (text !== undefined && rows.length < MOST) toast.error(text)
    } catch (error) {
      if (!isAborted(error)) {
        log.error(error)
        toast.error('The list could not be loaded. Please try again later.')
      }
    }
    setLoaded(undefined)
  }
  if (loaded !== undefined) {
    return (
      <>
        {`. Loading ${formatCount(Math.min(loaded, wanted))} of ${formatCount(wanted)}… `}
        <Button size="sm" variant="tertiary" onClick={() => stop.current?.abort()}>
          Cancel
        </Button>
      </>
    )
  }
  if (total <= shown || count < shown) return null
  if (count < wanted) {
    return (
      <>
        {' '}
        <Button size="sm" variant="tertiary" onClick={load}>
          {total > MOST ? `Select the first ${formatCount(MOST)}` : `Select all ${formatCount(total)}`}
        </Button>
      </>
    )
  }
  return total > MOST
    ? `. At most ${formatCount(MOST)} people can be selected at once. These are the first of ${formatCount(total)}; narrow the list to reach the others.`
    : null
}
