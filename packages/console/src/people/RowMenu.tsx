import { driverIdDigits } from '@driver-trust/domain/driver'
import { groupedPhone } from '@driver-trust/domain/phone'
import { CheckIcon, MailIcon, PhoneIcon } from '@driver-trust/ui/icon'
import { type MenuHandle, MenuItem, MenuLink, MenuSeparator, SharedMenu } from '@driver-trust/ui/menu'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { useViewer } from '../account/useViewer.ts'
import { ActionItems } from '../actions/ActionItems.tsx'
import { type AskedAction, offersFor, type RowAction } from '../actions/PersonAction.ts'
import { contactHref } from '../person/contact.tsx'
import type { ListedPerson } from '../person/PersonRow.ts'
import { CopyItem } from './CopyItem.tsx'

interface RowMenuProps {
  menu: MenuHandle<ListedPerson>
  actions: readonly RowAction<ListedPerson>[]
  onAsk: (action: AskedAction<ListedPerson>, row: ListedPerson) => void
  onSelect: (row: ListedPerson) => void
}

/** What can be done with a row: the one menu that the three dots of all rows open. */
export function RowMenu({ menu, actions, onAsk, onSelect }: RowMenuProps) {
  const viewer = useViewer()
  return (
    <SharedMenu menu={menu}>
      {(row) => (
        <>
          <SelectItem onSelect={() => onSelect(row)} />
          <ActionItems row={row} offers={offersFor(row, actions, viewer)} onAsk={onAsk} />
          <ContactItems person={row} />
        </>
      )}
    </SharedMenu>
  )
}

/** Selects the row, where its checkbox is out of sight. */
function SelectItem({ onSelect }: { onSelect: () => void }) {
  if (!useMedia(media.cards)) return null
  return (
    <>
      <MenuItem icon={<CheckIcon />} onSelect={onSelect}>
        Select
      </MenuItem>
      <MenuSeparator />
    </>
  )
}

/** Ways to reach a person; masked data is never offered. */
function ContactItems({ person }: { person: ListedPerson }) {
  const { dtId, isPersonalDataHidden, isEmailHidden } = person
  const phone = isPersonalDataHidden ? undefined : person.phoneNumber
  const email = isPersonalDataHidden || isEmailHidden ? undefined : person.email
  const id = driverIdDigits(dtId)
  return (
    <>
      {(phone || email || id) && <MenuSeparator />}
      {phone && (
        <MenuLink icon={<PhoneIcon />} href={`tel:${phone}`}>
          {`Call ${groupedPhone(phone)}`}
        </MenuLink>
      )}
      {email && (
        <MenuLink icon={<MailIcon />} href={contactHref('mailto', email)}>
          Send an e-mail
        </MenuLink>
      )}
      {phone && <CopyItem what="phone number" text={phone} />}
      {email && <CopyItem what="e-mail" text={email} />}
      {id && <CopyItem what="driver ID" text={id} />}
    </>
  )
}
