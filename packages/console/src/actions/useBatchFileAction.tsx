import type { InvitationItem } from '@driver-trust/domain/invitation'
import { permissionOnInvitation } from '@driver-trust/domain/permission'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { useMemo } from 'react'
import { useBatchFile } from '../download.ts'
import type { InstantAction } from './PersonAction.ts'

/** Downloads the file for the batch a driver was invited in. */
export function useBatchFileAction(): InstantAction<InvitationItem> {
  const save = useBatchFile()
  return useMemo(
    () => ({
      id: 'batchFile',
      label: 'Download batch file',
      icon: <DownloadIcon />,
      isDangerous: false,
      permission: (invitation, viewer) => permissionOnInvitation('batchFile', invitation, viewer),
      appliesTo: ({ type }) => type === 'driver',
      run: (invitation) => void (invitation.type === 'driver' && save(invitation.batchId)),
    }),
    [save],
  )
}
