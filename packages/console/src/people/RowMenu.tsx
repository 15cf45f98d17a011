import { formatDriverId } from '@driver-trust/domain/driver'
import { displayName } from '@driver-trust/domain/people'
import { groupedPhone } from '@driver-trust/domain/phone'
import { CheckIcon, CopyIcon, MailIcon, PhoneIcon } from '@driver-trust/ui/icon'
import { createMenuHandle, MenuItem, MenuLink, MenuSeparator } from '@driver-trust/ui/menu'
import type { Column } from '@driver-trust/ui/table'
import { media } from '@driver-trust/ui/theme'
import { toast } from '@driver-trust/ui/toast'
import { useMedia } from '@driver-trust/ui/use-media'
import { useMemo, useState } from 'react'
import { ActionMenu, ActionTrigger } from '../actions/ActionMenu.tsx'
import type { PersonAction, RowAction } from '../actions/PersonAction.ts'
import type { ListedPerson } from './cells.tsx'
import { rowKey } from './selection.tsx'

interface RowMenuOptions {
  actions: readonly RowAction<ListedPerson>[]
  ask: (action: PersonAction<ListedPerson>, row: ListedPerson) => void
  nameOf: (row: ListedPerson) => string
  /** Selects the row; undefined if rows can't be selected. */
  onSelect: ((row: ListedPerson) => void) | undefined
}

/** A column of three dots, and the one menu that they all open. */
export function useRowMenu({ actions, ask, nameOf, onSelect }: RowMenuOptions) {
  const [menu] = useState(() => createMenuHandle<ListedPerson>())
  const column = useMemo(
    (): Column<ListedPerson> | undefined =>
      actions.length === 0
        ? undefined
        : {
            id: 'actions',
            header: 'Actions',
            hideHeader: true,
            align: 'end',
            pin: 'end',
            width: 46,
            cell: (row) => <ActionTrigger menu={menu} name={nameOf(row)} row={row} actions={actions} />,
          },
    [menu, actions, nameOf],
  )
  const popup = (
    <ActionMenu
      menu={menu}
      actions={actions}
      onAsk={ask}
      first={(row) => onSelect && <SelectItem onSelect={() => onSelect(row)} />}
      more={(row) => <ContactItems person={row} />}
    />
  )
  return { column, popup }
}

/** Selects the row, where its checkbox is out of sight. */
function SelectItem({ onSelect }: { onSelect: () => void }) {
  if (!useMedia(media.phone)) return null
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
  const id = dtId === undefined ? undefined : formatDriverId(dtId)
  return (
    <>
      {(phone || email || id) && <MenuSeparator />}
      {phone && (
        <MenuLink icon={<PhoneIcon />} href={`tel:${phone}`}>
          {`Call ${groupedPhone(phone)}`}
        </MenuLink>
      )}
      {email && (
        <MenuLink icon={<MailIcon />} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          Send an e-mail
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

/** A name for each row that is unique on the page, for its menu and its checkbox; the function is stable while no name changes. */
export function useRowNames(rows: readonly ListedPerson[]): (row: ListedPerson) => string {
  const names = uniqueNames(rows)
  const longerNames = JSON.stringify(
    rows.flatMap((row, at) => (names[at] === displayName(row) ? [] : [[rowKey(row), names[at]]])),
  )
  return useMemo(() => {
    const longer = new Map<string, string>(JSON.parse(longerNames))
    return (row) => longer.get(rowKey(row)) ?? displayName(row)
  }, [longerNames])
}

type NamedRow = Omit<ListedPerson, 'status'>

/** What tells people with the same name apart, in order of preference. */
const qualifiers: readonly ((row: NamedRow) => string | undefined)[] = [
  ({ dtId }) => (dtId === undefined ? undefined : formatDriverId(dtId)),
  ({ email, isPersonalDataHidden }) => (isPersonalDataHidden || email === 'hidden' ? undefined : email),
  ({ organizationName }) => organizationName,
  ({ id }) => id,
]

/** The display name, with a qualifier if several people share it. */
export function uniqueNames(rows: readonly NamedRow[]): string[] {
  let names = rows.map((row) => displayName(row))
  for (const qualifier of qualifiers) {
    const repeated = new Set(names.filter((name, at) => names.indexOf(name) !== at))
    if (repeated.size === 0) return names
    names = names.map((name, at) => {
      const row = rows[at]
      const more = row && repeated.has(name) ? qualifier(row) : undefined
      return more === undefined ? name : `${name}, ${more}`
    })
  }
  return names
}
