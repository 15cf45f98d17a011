import { formatDriverId } from '@driver-trust/domain/driver'
import { groupedPhone } from '@driver-trust/domain/phone'
import { DescriptionList } from '@driver-trust/ui/description-list'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import type { ReactNode } from 'react'
import { CopyButton } from '../../CopyButton.tsx'
import { DateText } from '../../DateText.tsx'
import { organisationRoute } from '../organisation/route.ts'
import { copyable } from './driverScreen.css.ts'

interface DriverFactsProps {
  person: {
    dtId?: number | undefined
    email?: string | undefined
    phoneNumber?: string | undefined
    isPersonalDataHidden?: boolean | undefined
    isEmailHidden?: boolean | undefined
    createdAt?: string | undefined
    updatedAt?: string | undefined
  }
  organisation: { id: string; name: string }
}

/** Whom to call and where they belong; masked values stay masked and can't be copied. */
export function DriverFacts({ person, organisation }: DriverFactsProps) {
  const { dtId, email, phoneNumber, isPersonalDataHidden, isEmailHidden, createdAt, updatedAt } = person
  return (
    <DescriptionList
      items={[
        {
          term: 'Driver ID',
          detail: dtId === undefined ? '–' : copied('driver ID', String(dtId), figures(formatDriverId(dtId))),
        },
        { term: 'Phone', detail: isPersonalDataHidden ? <MaskedValue /> : contact('phone number', 'tel', phoneNumber) },
        {
          term: 'E-mail',
          detail: isPersonalDataHidden || isEmailHidden ? <MaskedValue /> : contact('e-mail', 'mailto', email),
        },
        {
          term: 'Organisation',
          detail: <TextLink href={organisationRoute.href({ orgId: organisation.id })}>{organisation.name}</TextLink>,
        },
        { term: 'Created', detail: <DateText iso={createdAt} /> },
        { term: 'Updated', detail: <DateText iso={updatedAt} /> },
      ]}
    />
  )
}

function figures(value: string): ReactNode {
  return (
    <Text size="15" tabular dir="ltr">
      {value}
    </Text>
  )
}

function contact(what: string, scheme: 'tel' | 'mailto', value: string | undefined): ReactNode {
  if (value === undefined) return '–'
  const shown = scheme === 'tel' ? figures(groupedPhone(value)) : breakable(value)
  return copied(what, value, <TextLink href={`${scheme}:${value}`}>{shown}</TextLink>)
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

function copied(what: string, value: string, shown: ReactNode): ReactNode {
  return (
    <span className={copyable}>
      {shown}
      <CopyButton what={what} value={value} />
    </span>
  )
}
