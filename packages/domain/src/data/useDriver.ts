import type { SWRResponse } from 'swr'
import type { DriverDetails, DriverPlace } from './loadDriver.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** A driver's details (spec, section 7); an error with status 404 when there is no such driver. */
export function useDriver(place: DriverPlace): SWRResponse<DriverDetails, Error> {
  return useRead(reads.driver(place))
}
