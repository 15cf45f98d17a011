import { useData } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { toast } from '@driver-trust/ui/toast'
import { useState } from 'react'
import { saveFile } from '../../../download/saveFile.ts'

/** Saves the server's file of a batch of invitations. */
export function BatchFileButton({ batchId }: { batchId: string }) {
  const { client, log } = useData()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      const { name, content } = await client.downloadBatch({ batchId })
      saveFile(name, content)
    } catch (error) {
      log.error(error)
      toast.error('Batch file could not be downloaded. Please try again later.')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button size="sm" iconStart={<DownloadIcon />} loading={isBusy} onClick={() => void download()}>
      Download batch file
    </Button>
  )
}
