import { type DriverDetails, type DriverPlace, reads, usePreloads, useRead } from '@driver-trust/domain/data'

/**
 * A driver's record. What couldn't be read again isn't shown as true: neither a status nor what only a list knows of the driver, which stands in
 * for the record until that has been read.
 */
export function useDriver(place: DriverPlace | null) {
  const read = useRead(place && reads.driver(place))
  const { abortPreloads } = usePreloads()
  return {
    data: read.data && read.error ? uncertain(read.data) : read.data,
    error: read.error,
    mutate: () => abortPreloads().then(() => read.mutate()), // one that got no answer yet would be awaited again
    get isValidating() {
      return read.isValidating
    },
  }
}

function uncertain(details: DriverDetails): DriverDetails | undefined {
  return details.isPartial ? undefined : { ...details, listed: undefined, isListMissing: true }
}
