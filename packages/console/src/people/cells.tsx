import { displayName } from '@driver-trust/domain/people'
import { groupedPhone } from '@driver-trust/domain/phone'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Truncate } from '@driver-trust/ui/truncate'
import type { ReactNode } from 'react'
import { contactHref } from '../person/contact.tsx'
import type { ListedPerson } from '../person/PersonRow.ts'
import { contactLink } from './lists.css.ts'
import { NameText } from './NameText.tsx'

/** A person's name, as a link if they have a page. */
export function nameCell(person: ListedPerson, href?: string): ReactNode {
  const name = displayName(person)
  const shown = person.isPersonalDataHidden ? <MaskedValue /> : <NameText>{name}</NameText>
  if (href === undefined) return shown
  return (
    <TextLink tone="quiet" href={href} aria-label={person.isPersonalDataHidden ? name : undefined}>
      {shown}
    </TextLink>
  )
}

export function phoneCell({ isPersonalDataHidden, phoneNumber }: ListedPerson): ReactNode {
  if (isPersonalDataHidden) return <MaskedValue />
  return orDash(phoneNumber && contactText(contactHref('tel', phoneNumber), figures(groupedPhone(phoneNumber))))
}

export function emailCell({ isPersonalDataHidden, isEmailHidden, email }: ListedPerson): ReactNode {
  return isPersonalDataHidden || isEmailHidden ? <MaskedValue /> : orDash(email && emailText(email))
}

/** Can't be reached by Tab, to save a stop in every row: keyboard users have the same link on the person's page. */
function contactText(href: string, children: ReactNode): ReactNode {
  return (
    <a dir="ltr" href={href} tabIndex={-1} className={contactLink}>
      {children}
    </a>
  )
}

/** In a narrow cell the local part is truncated and the domain stays. */
function emailText(email: string): ReactNode {
  return contactText(
    contactHref('mailto', email),
    <Text size="13">
      <Truncate dir="ltr" keepFrom="@">
        {email}
      </Truncate>
    </Text>,
  )
}

export function figures(text: string): ReactNode {
  return (
    <Text size="13" tabular>
      {text}
    </Text>
  )
}

/** A dash for a missing value. */
export function orDash(value: ReactNode): ReactNode {
  return (
    value || (
      <Text size="13" tone="faint">
        –
      </Text>
    )
  )
}
