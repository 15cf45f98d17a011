import type { InvitationItem } from '@driver-trust/domain/invitation'
import { organisationIn } from '@driver-trust/domain/organisation'
import { permissionOnInvitation } from '@driver-trust/domain/permission'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { useMemo } from 'react'
import { useBatchFile } from '../download.ts'
import { useViewer } from '../routing/useViewer.ts'
import type { InstantAction } from './PersonAction.ts'

/** Downloads the file for the batch a driver was invited in. */
export function useBatchFileAction(): InstantAction<InvitationItem> {
  const viewer = useViewer()
  const save = useBatchFile()
  return useMemo(
    () => ({
      id: 'batchFile',
      label: 'Download batch file',
      icon: <DownloadIcon />,
      isDangerous: false,
      permission: (invitation) =>
        permissionOnInvitation({
          viewer,
          organisation: organisationIn(viewer.tree, invitation.organizationId),
          action: 'batchFile',
          invitation,
        }),
      appliesTo: ({ type }) => type === 'driver',
      run: (invitation) => void (invitation.type === 'driver' && save(invitation.batchId)),
    }),
    [viewer, save],
  )
}
