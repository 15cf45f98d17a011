import { PrintIcon } from '@driver-trust/ui/icon'
import { MenuItem } from '@driver-trust/ui/menu'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ListedPerson, rowKey } from '../person/PersonRow.ts'
import { sheets } from '../person/statusSheet.css.ts'
import { DriverFile } from './DriverFile.tsx'
import { ExportDialog } from './ExportDialog.tsx'

const MOST = 100

/** How many drivers are loaded at the same time. */
const AT_ONCE = 6

/**
 * Prints the status sheets of the selected drivers once all have loaded. Returns the menu item and the dialog with the
 * progress, which stays when the menu closes.
 */
export function usePrintFiles(rows: readonly ListedPerson[]) {
  const [files, setFiles] = useState<readonly ListedPerson[]>([])
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const isReady = files.length > 0 && read.size === files.length
  const end = useCallback(() => {
    setFiles([])
    setRead(new Set())
  }, [])
  const note = useCallback((key: string) => setRead((known) => new Set(known).add(key)), [])
  useEffect(() => {
    if (!isReady) return undefined
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isReady, end])
  const item = (
    <MenuItem
      icon={<PrintIcon />}
      disabledReason={rows.length > MOST ? `Files of up to ${MOST} drivers can be printed at once.` : undefined}
      onSelect={() => setFiles(rows)}
    >
      Print files
    </MenuItem>
  )
  const dialog = (
    <>
      <ExportDialog
        title="Print files"
        label="Drivers read"
        progress={files.length > 0 && !isReady ? { loaded: read.size, total: files.length } : undefined}
        onClose={end}
      />
      {files.length > 0 &&
        createPortal(
          <div className={sheets}>
            {files.slice(0, read.size + AT_ONCE).map((row) => (
              <DriverFile key={rowKey(row)} row={row} onRead={note} />
            ))}
          </div>,
          document.body,
        )}
    </>
  )
  return { item, dialog }
}
