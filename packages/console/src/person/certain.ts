import type { DriverDetails } from '@driver-trust/domain/data'

/** The driver, but what couldn't be read again isn't shown as true. */
export function certain(details: DriverDetails, error: Error | undefined): DriverDetails {
  return error ? { ...details, listed: undefined, isListMissing: true } : details
}
