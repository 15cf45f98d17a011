import { useData } from '@driver-trust/domain/data'
import { toast } from '@driver-trust/ui/toast'
import { useCallback } from 'react'

export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  const link = document.createElement('a')
  Object.assign(link, { href, download: name })
  link.click()
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

/** The same with a text: CSV, or a calendar if the name ends in .ics. */
export function saveText(name: string, text: string): void {
  const type = name.endsWith('.ics') ? 'text/calendar' : 'text/csv'
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

/** Downloads the server's file for a batch of invitations. */
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
