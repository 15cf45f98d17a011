import type { Client, Log } from '@driver-trust/domain/http'
import { csvText, separatorOf } from '@driver-trust/domain/text'
import { toast } from '@driver-trust/ui/toast'

export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  const link = document.createElement('a')
  Object.assign(link, { href, download: name })
  link.click()
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

/** Rows as a CSV file that the user's spreadsheet opens in columns. */
export function saveRows(name: string, rows: Parameters<typeof csvText>[0]): void {
  saveFile(name, new Blob([csvText(rows, separatorOf(navigator.language))], { type: 'text/csv;charset=utf-8' }))
}

/** Downloads the server's file for a batch of invitations. */
export async function saveBatchFile({ client, log }: { client: Client; log: Log }, batchId: string): Promise<void> {
  try {
    const { name, content } = await client.downloadBatch({ batchId })
    saveFile(name, content)
  } catch (error) {
    log.error(error)
    toast.error('Batch file could not be downloaded. Please try again later.')
  }
}
