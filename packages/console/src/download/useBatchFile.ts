import { useData } from '@driver-trust/domain/data'
import { toast } from '@driver-trust/ui/toast'
import { useCallback } from 'react'
import { saveFile } from './saveFile.ts'

/** Saves the server's file of a batch of invitations. */
export function useBatchFile(): (batchId: string) => Promise<void> {
  const { client, log } = useData()
  return useCallback(
    async (batchId) => {
      try {
        const { name, content } = await client.downloadBatch({ batchId })
        saveFile(name, content)
      } catch (error) {
        log.error(error)
        toast.error('Batch file could not be downloaded. Please try again later.')
      }
    },
    [client, log],
  )
}
