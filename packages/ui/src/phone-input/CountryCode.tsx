import { ChevronDownIcon } from '../icon/icons/ChevronDownIcon.ts'
import { chevron, code } from './phoneInput.css.ts'

interface CountryCodeProps {
  country: string | undefined
  dialCode: string | undefined
}

/** What the button of the country picker shows, before and after the picker has been loaded. */
export function CountryCode({ country, dialCode }: CountryCodeProps) {
  return (
    <>
      <span>
        <span className={code}>{country ?? '––'}</span>
        {dialCode && ` +${dialCode}`}
      </span>
      <ChevronDownIcon className={chevron} />
    </>
  )
}
