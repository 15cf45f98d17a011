import { displayName } from '@driver-trust/domain/people'
import { groupedPhone } from '@driver-trust/domain/phone'
import { countOf, formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon, DownloadIcon, MailIcon, PhoneIcon } from '@driver-trust/ui/icon'
import { Menu, MenuItem, MenuLabel, MenuLink } from '@driver-trust/ui/menu'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { disabledReasonOf, isShown, usePermissions } from '../account/usePermissions.ts'
import { useViewer } from '../account/useViewer.ts'
import { saveRows } from '../host/download.ts'
import { useToday } from '../host/useToday.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { useVerdictsNow } from '../verdicts/useJudging.ts'
import { CopyItem } from './CopyItem.tsx'
import { leftOutText, mailPortions, messageHref, messageTo, type Reach, reachOf } from './contacting.ts'
import { exportedRows, exportFileName } from './exportedRows.ts'
import { sayExported } from './judged/exportJudged.ts'
import { useList } from './listContext.ts'
import { isOfDrivers } from './lists.ts'
import { useActivityExport } from './useActivityExport.tsx'
import { usePrintFiles } from './usePrintFiles.tsx'

interface ContactMenuProps {
  rows: readonly ListedPerson[]
}

/** Ways to reach everyone who is selected, and their file; nobody masked is written to, and the menu says so. */
export function ContactMenu({ rows }: ContactMenuProps) {
  const { organisation, search } = useList()
  const isPhone = useMedia(media.phone)
  const verdictOf = useVerdictsNow()(rows)
  const messageOf = (row: ListedPerson) => (isOfDrivers(search) ? messageTo(row, verdictOf(row)) : undefined)
  const noun = search.view === 'users' ? 'user' : 'driver'
  const byMail = reachOf(rows, 'email')
  const byPhone = reachOf(rows, 'phoneNumber')
  const [only, ...others] = rows
  const message = only && others.length === 0 ? messageOf(only) : undefined
  const messages = rows.flatMap((row) => lineOf(row, messageOf(row)) ?? [])
  const activity = useActivityExport(rows)
  const files = usePrintFiles(rows)
  const hasActivity = isShown(usePermissions()(organisation.id).exportList) && isOfDrivers(search)
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" iconEnd={<ChevronDownIcon />}>
            Contact or export
          </Button>
        }
      >
        <LeftOut of={byMail} what="E-mail" />
        {mailItems(byMail.values, { noun, message }).map(({ label, href }) => (
          <MenuLink key={href} icon={<MailIcon />} href={href}>
            {label}
          </MenuLink>
        ))}
        <LeftOut of={byPhone} what="Phone" />
        {isPhone && byPhone.values.length > 0 && (
          <MenuLink
            icon={<PhoneIcon />}
            href={messageHref('sms', byPhone.values.join(','), message).replaceAll('%2C', ',')}
          >
            {`Text ${countOf(byPhone.values.length, noun)}`}
          </MenuLink>
        )}
        {byPhone.values.length > 0 && (
          <CopyItem what={countOf(byPhone.values.length, 'phone number')} text={byPhone.values.join('\n')} />
        )}
        {messages.length > 0 && <CopyItem what={countOf(messages.length, 'message')} text={messages.join('\n')} />}
        <ExportItem rows={rows} noun={noun} />
        {hasActivity && activity.item}
        {isOfDrivers(search) && files.item}
      </Menu>
      {activity.dialog}
      {files.dialog}
    </>
  )
}

function LeftOut({ of, what }: { of: Reach; what: string }) {
  const text = leftOutText(of)
  return text !== undefined && <MenuLabel>{`${what}: ${text}`}</MenuLabel>
}

/** One person gets the message; several don't see each other, and are as many as a mail program accepts. */
function mailItems(addresses: readonly string[], { noun, message }: { noun: string; message: string | undefined }) {
  const [only, ...others] = addresses
  if (only === undefined) return []
  const label = `E-mail ${countOf(addresses.length, noun)}`
  if (others.length === 0) return [{ label, href: messageHref('mailto', only, message) }]
  const portions = mailPortions(addresses)
  return portions.map(({ href, from, to }) => ({
    href,
    label: portions.length === 1 ? label : `E-mail ${noun}s ${formatCount(from)}–${formatCount(to)}`,
  }))
}

/** A line of copied text for the colleague who sends the message: name, number unless it is hidden, and the message. */
function lineOf(row: ListedPerson, message: string | undefined): string | undefined {
  if (message === undefined) return undefined
  const phone = row.isPersonalDataHidden || row.phoneNumber === undefined ? [] : [groupedPhone(row.phoneNumber)]
  return `${[displayName(row), ...phone].join(', ')}: ${message}`
}

/** The selected rows of organisations whose lists the viewer may export. */
function ExportItem({ rows, noun }: ContactMenuProps & { noun: 'driver' | 'user' }) {
  const { organisation, isBranch, definition, search } = useList()
  const viewer = useViewer()
  const permissionsIn = usePermissions()
  const today = useToday()
  const verdictsNow = useVerdictsNow()
  const { exportList } = permissionsIn(organisation.id)
  if (!isShown(exportList)) return null
  const save = () => {
    const exported = rows.filter(
      ({ organizationId }) => permissionsIn(organizationId ?? organisation.id).exportList.allowed,
    )
    const name = exportFileName({ organisation, isBranch, search, today }).replace(/(?= \S+$)/, ' selection')
    saveRows(name, exportedRows(definition, exported, { viewer, organisation, verdictOf: verdictsNow(rows) }))
    sayExported({ count: exported.length, all: rows.length, coverage: undefined, noun })
  }
  return (
    <MenuItem icon={<DownloadIcon />} disabledReason={disabledReasonOf(exportList)} onSelect={save}>
      Export selection
    </MenuItem>
  )
}
