/** Says whether a driver's phone number is there or hidden on purpose, which is the only reason to miss (spec, section 3: Driver record). */
export function hasPhone(driver: {
  phoneNumber?: string | undefined
  isPersonalDataHidden?: boolean | undefined
}): boolean {
  return driver.phoneNumber !== undefined || driver.isPersonalDataHidden === true
}
