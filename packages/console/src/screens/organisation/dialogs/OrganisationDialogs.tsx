import { changeSearch, parseOrganisationSearch } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { usePermissions } from '../../../account/usePermissions.ts'
import type { OrganisationDialog } from '../../../actions/organisationActions.tsx'
import { lazyPart } from '../../../load/lazyPart.tsx'
import { useHasBeen } from '../../../load/useHasBeen.ts'
import { paths } from '../../../paths.ts'
import { returnToOpener } from '../../../routing/historyEntries.ts'
import { useSearch } from '../../../routing/useSearch.ts'
import { DeleteOrganisationDialog } from './DeleteOrganisationDialog.tsx'
import { InviteUserDialog } from './InviteUserDialog.tsx'
import { EditOrganisationDialog, NewOrganisationDialog } from './OrganisationForms.tsx'

/** The importer is larger than all other dialogs, so it loads separately. */
const InviteDriversDialog = lazyPart(() =>
  import('../../../invite-drivers/InviteDriversDialog.tsx').then((module) => module.InviteDriversDialog),
)

interface OrganisationDialogsProps {
  organisation: OrganisationNode
  open: OrganisationDialog | undefined
  onClose: () => void
}

/** The dialog over the page, opened by the header or through the address. */
export function OrganisationDialogs({ organisation, open, onClose }: OrganisationDialogsProps) {
  const [, navigate] = useLocation()
  const search = parseOrganisationSearch(useSearch())
  const { inviteDrivers, inviteUsers } = usePermissions()(organisation.id)
  // Who loses the permission with the form open is told so as they send it, by the server, and keeps what they typed.
  const mayInviteDrivers = useHasBeen(inviteDrivers.allowed)
  const mayInviteUsers = useHasBeen(inviteUsers.allowed)
  /** Going back removes the dialog from the address. It stays open while a list is being sent, until its outcome is known. */
  const [isSending, setIsSending] = useState(false)
  const closeInvite = () => {
    const href = paths.organisation.href({ orgId: organisation.id }, changeSearch(search, { invite: undefined }))
    if (!returnToOpener(href)) navigate(href, { replace: true })
  }
  const closeDrivers = () => {
    setIsSending(false)
    closeInvite()
  }
  if (open === 'new') return <NewOrganisationDialog organisation={organisation} onClose={onClose} />
  if (open === 'edit') return <EditOrganisationDialog organisation={organisation} onClose={onClose} />
  if (open === 'delete') return <DeleteOrganisationDialog organisation={organisation} onClose={onClose} />
  if (search.invite === 'user' && mayInviteUsers)
    return <InviteUserDialog organisation={organisation} onClose={closeInvite} />
  if ((search.invite === 'drivers' || isSending) && mayInviteDrivers)
    return (
      <InviteDriversDialog
        key={organisation.id}
        organisation={organisation}
        onClose={closeDrivers}
        onSending={() => setIsSending(true)}
        onView={(href) => {
          setIsSending(false)
          navigate(href, { replace: true }) // going back must not open the dialog again
        }}
      />
    )
  return null
}
