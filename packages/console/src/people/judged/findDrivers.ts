import { driverIdDigits, type JudgedDriver } from '@driver-trust/domain/driver'
import { searchWords } from '@driver-trust/domain/list'
import { displayName, type UserWithOrganisation } from '@driver-trust/domain/people'
import { foldText } from '@driver-trust/domain/text'
import { useTypedText } from '../../form/useOnSettled.ts'
import { useList } from '../listContext.ts'

/** Those with all words of a text, in any order; a driver ID can be written with blanks and "#". */
export function findDrivers<Judged extends JudgedDriver>(everyone: readonly Judged[], text: string): readonly Judged[] {
  const words = searchWords(text)
  if (words.length === 0) return everyone
  return everyone.filter(({ driver }) => {
    const found = foldText(textOf(driver))
    return words.every((word) => found.includes(word))
  })
}

/** Whatever of the driver isn't masked. */
function textOf(driver: UserWithOrganisation): string {
  const { dtId, email, phoneNumber, isPersonalDataHidden, isEmailHidden } = driver
  const parts = [
    displayName(driver),
    driverIdDigits(dtId) ?? '',
    isPersonalDataHidden ? '' : (phoneNumber ?? ''),
    isPersonalDataHidden || isEmailHidden ? '' : (email ?? ''),
    driver.organizationName,
  ]
  return parts.join(' ')
}

/** A list's search: what is typed, and once nobody has typed for a while in the address. */
export function useFind(): [string, (text: string) => void] {
  const { search, change } = useList()
  const { find = '' } = search
  return useTypedText(find, (typed) => change({ find: typed || undefined }, { replace: true }))
}
