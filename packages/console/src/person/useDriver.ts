import { type DriverPlace, reads, usePreloads, useRead } from '@driver-trust/domain/data'
import { useContext, useState } from 'react'
import { useInterval } from '../host/useInterval.ts'
import { WaitContext } from '../load/WaitContext.ts'

/**
 * A driver's record. Until it has been read, what a list knows stands in for it; its status only until the wait is explained, as it may be
 * minutes old and the connection gone. What couldn't be read isn't shown as true: of a row nothing, of a record no status.
 */
export function useDriver(place: DriverPlace | null) {
  const { stillLoadingAfter } = useContext(WaitContext).timing
  const read = useRead(place && reads.driver(place))
  const { abortPreloads } = usePreloads()
  const [isLate, setIsLate] = useState(false)
  const { data, error } = read
  const isPartial = data?.isPartial === true
  useInterval(() => setIsLate(true), stillLoadingAfter, isPartial && !isLate && Number.isFinite(stillLoadingAfter))
  const isFailed = error !== undefined
  const isCertain = !isFailed && !(isPartial && isLate)
  return {
    data:
      isPartial && isFailed
        ? undefined
        : data && (isCertain ? data : { ...data, listed: undefined, isListMissing: isFailed }),
    error,
    mutate: () => abortPreloads().then(() => read.mutate()), // one that got no answer yet would be awaited again
    get isValidating() {
      return read.isValidating
    },
  }
}
