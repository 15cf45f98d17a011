import { Button } from '@driver-trust/ui/button'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { useState } from 'react'
import { useBatchFile } from '../../../download/useBatchFile.ts'

/** Saves the server's file of a batch of invitations. */
export function BatchFileButton({ batchId }: { batchId: string }) {
  const save = useBatchFile()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    await save(batchId)
    setIsBusy(false)
  }
  return (
    <Button size="sm" iconStart={<DownloadIcon />} loading={isBusy} onClick={() => void download()}>
      Download batch file
    </Button>
  )
}
