import { documentInSentence, type Verdict, verdictGroupLabels } from '@driver-trust/domain/driver'
import { displayName, type Named, type PersonFields } from '@driver-trust/domain/people'
import { groupedPhone } from '@driver-trust/domain/phone'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Truncate } from '@driver-trust/ui/truncate'
import { VerdictSign } from '@driver-trust/ui/verdict-sign'
import { createContext, type ReactNode, useContext } from 'react'
import type { PersonRow } from '../actions/PersonAction.ts'
import { formatDay } from '../DateText.tsx'
import { named, verdictLine } from './lists.css.ts'

/** What every list knows of a person. */
export interface ListedPerson extends PersonRow, Named, Omit<PersonFields, keyof PersonRow | keyof Named> {
  status: string
  isEmailHidden?: boolean | undefined
}

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

/** Longer names than the product accepts are cut before they reach the page. */
const LONGEST_NAME = 515

/** A name wraps before it is cut; other columns are cut first. */
export function NameText({ children }: { children: string }) {
  const isCut = children.length > LONGEST_NAME
  return (
    <span className={named} title={isCut ? undefined : children}>
      <bdi>{isCut ? `${children.slice(0, LONGEST_NAME)}…` : children}</bdi>
    </span>
  )
}

export function phoneCell({ isPersonalDataHidden, phoneNumber }: ListedPerson): ReactNode {
  if (isPersonalDataHidden) return <MaskedValue />
  return orDash(phoneNumber && <bdi dir="ltr">{figures(groupedPhone(phoneNumber))}</bdi>)
}

/** Whether a driver can drive, as far as their documents are known. */
export type VerdictOf = (row: ListedPerson) => Verdict

/** Provided around a table of drivers, so that the arrival of their documents re-renders only the cells of verdicts. */
export const VerdictContext = createContext<VerdictOf | undefined>(undefined)

/** The sign and the reason; who isn't stopped by anything has the next date instead. */
export function VerdictCell({ row }: { row: ListedPerson }) {
  const verdict = useContext(VerdictContext)?.(row)
  if (!verdict) throw new Error('There is no VerdictContext above this cell: the list of drivers provides one.')
  const { group, reason, isSoon, document } = verdict
  const isUrgent = group === 'cannot' || isSoon
  const next = document && `Next: ${documentInSentence(document.document)}, ${formatDay(document.deadline)}`
  return (
    <span className={verdictLine}>
      <RowSign verdict={verdict} />
      <Text weight={isUrgent ? 'semibold' : 'regular'} tone={group === 'can' && !isSoon ? 'muted' : 'default'}>
        {reason || next || 'No document dates'}
      </Text>
    </span>
  )
}

/** Whether a driver can drive, as a sign. */
export function RowSign({ verdict: { group, isSoon } }: { verdict: Verdict }) {
  return <VerdictSign verdict={isSoon ? 'soon' : group} size="16" label={verdictGroupLabels[group]} />
}

export function emailCell({ isPersonalDataHidden, isEmailHidden, email }: ListedPerson): ReactNode {
  return isPersonalDataHidden || isEmailHidden ? <MaskedValue /> : orDash(email && <EmailText email={email} />)
}

/** In a narrow cell the local part is truncated and the domain stays. */
function EmailText({ email }: { email: string }) {
  return (
    <Text size="13">
      <Truncate dir="ltr" keepFrom="@">
        {email}
      </Truncate>
    </Text>
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
