import { groupedPhone } from '@driver-trust/domain/phone'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import { copyable } from './contact.css.ts'

/** Escaped: what follows a question mark in an address would add recipients or a text to the message. */
export function contactHref(scheme: 'tel' | 'mailto', value: string): string {
  return `${scheme}:${encodeURIComponent(value).replace('%40', '@').replace('%2B', '+')}`
}

/** A phone number or an e-mail to call, write to or copy; a dash without one. */
export function contact(scheme: 'tel' | 'mailto', value: string | undefined): ReactNode {
  if (value === undefined) return '–'
  const what = scheme === 'tel' ? 'phone number' : 'e-mail'
  const shown = scheme === 'tel' ? figures(groupedPhone(value)) : breakable(value)
  return copied(what, value, <TextLink href={contactHref(scheme, value)}>{shown}</TextLink>)
}

/** IDs and phone numbers have a face of their own. */
export function figures(value: string): ReactNode {
  return (
    <Text size="15" tabular dir="ltr">
      {value}
    </Text>
  )
}

/** Breaks before its domain, if it has to. */
function breakable(email: string): ReactNode {
  const domain = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  )
}

/** A value with a button that copies it. */
export function copied(what: string, value: string, shown: ReactNode): ReactNode {
  return (
    <span className={copyable}>
      {shown}
      <CopyButton what={what} value={value} />
    </span>
  )
}
