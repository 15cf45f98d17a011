import { displayName } from '@driver-trust/domain/people'
import { groupedPhone } from '@driver-trust/domain/phone'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { Truncate } from '@driver-trust/ui/truncate'
import type { ReactNode } from 'react'
import { contactHref } from '../person/contact.tsx'
import type { ListedPerson } from '../person/PersonRow.ts'
import { contactLink, figureText, missing, named, small } from './lists.css.ts'
import { RowLink } from './RowLink.tsx'

/** Longer names than the product accepts are cut before they reach the page. */
const LONGEST_NAME = 515

/** A person's name, as a link if they have a page. */
export function nameCell(person: ListedPerson, href?: string): ReactNode {
  const name = displayName(person)
  const shown = person.isPersonalDataHidden ? <MaskedValue /> : nameText(name)
  if (href === undefined) return shown
  return (
    <RowLink row={person} href={href} aria-label={person.isPersonalDataHidden ? name : undefined}>
      {shown}
    </RowLink>
  )
}

/** A name wraps before it is cut; other columns are cut first. */
function nameText(name: string): ReactNode {
  const isCut = name.length > LONGEST_NAME
  return (
    <span className={named} title={isCut ? undefined : name}>
      <bdi>{isCut ? `${name.slice(0, LONGEST_NAME)}…` : name}</bdi>
    </span>
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
    <Truncate dir="ltr" keepFrom="@" className={small}>
      {email}
    </Truncate>,
  )
}

export function figures(text: string): ReactNode {
  return <span className={figureText}>{text}</span>
}

/** A dash for a missing value. */
export function orDash(value: ReactNode): ReactNode {
  return value || <span className={missing}>–</span>
}
