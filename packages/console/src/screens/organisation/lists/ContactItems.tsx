import { formatDriverId } from '@driver-trust/domain/driver'
import { groupedPhone } from '@driver-trust/domain/phone'
import { CheckIcon, CopyIcon, MailIcon, PhoneIcon } from '@driver-trust/ui/icon'
import { MenuItem, MenuLink, MenuSeparator } from '@driver-trust/ui/menu'
import { media } from '@driver-trust/ui/theme'
import { toast } from '@driver-trust/ui/toast'
import { useMedia } from '@driver-trust/ui/use-media'
import type { PersonCells } from './cells.tsx'

interface ContactItemsProps {
  person: PersonCells
  /** Selects the row, where its checkbox is out of sight. */
  onSelect: (() => void) | undefined
}

/** Ways to reach a person, in the menu of their row; masked data is never offered. */
export function ContactItems({ person, onSelect }: ContactItemsProps) {
  const { dtId, isPersonalDataHidden, isEmailHidden } = person
  const isPhone = useMedia(media.phone)
  const phone = isPersonalDataHidden ? undefined : person.phoneNumber
  const email = isPersonalDataHidden || isEmailHidden ? undefined : person.email
  const id = dtId === undefined ? undefined : formatDriverId(dtId)
  return (
    <>
      {isPhone && onSelect && (
        <MenuItem icon={<CheckIcon />} onSelect={onSelect}>
          Select
        </MenuItem>
      )}
      {(phone || email || id) && <MenuSeparator />}
      {phone && (
        <MenuLink icon={<PhoneIcon />} href={`tel:${phone}`}>
          {`Call ${groupedPhone(phone)}`}
        </MenuLink>
      )}
      {email && (
        <MenuLink icon={<MailIcon />} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          Write an e-mail
        </MenuLink>
      )}
      {phone && <CopyItem what="phone number" text={phone} />}
      {email && <CopyItem what="e-mail" text={email} />}
      {id && <CopyItem what="driver ID" text={id} />}
    </>
  )
}

function CopyItem({ what, text }: { what: string; text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(`The ${what} has been copied.`),
      () => toast.error(`The ${what} could not be copied.`),
    )
  return (
    <MenuItem icon={<CopyIcon />} onSelect={() => void copy()}>
      {`Copy ${what}`}
    </MenuItem>
  )
}
