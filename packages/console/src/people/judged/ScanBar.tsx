import type { CheckedDriver } from '@driver-trust/domain/driver'
import { countOf, formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { ProgressBar } from '@driver-trust/ui/progress-bar'
import { Text } from '@driver-trust/ui/text'
import { timeLeft } from '../../verdicts/coverageText.ts'
import { scan as bar, progress } from './judged.css.ts'
import type { DeadlineScan } from './useDeadlineScan.ts'

interface ScanBarProps {
  scan: DeadlineScan
  /** Drivers whose documents are known; `total` counts all drivers of the list. */
  checked: number
  total: number
  rows: readonly CheckedDriver[]
}

/** How many drivers have been checked, and the button that starts and stops the scan. The same button, so that it keeps the focus. */
export function ScanBar({ scan, checked, total, rows }: ScanBarProps) {
  const { state, failed, isListUnread, missing, start, stop } = scan
  if (state !== 'running' && (scan.page.data === undefined || total === 0)) return null
  const isAll = state === 'over' || checked >= total
  const all = Math.max(scan.total + missing, total)
  const known = checked >= all && all > 1 ? 'All' : `${formatCount(checked)} of`
  const rest = [
    failed > 0 && ` · ${formatCount(failed)} failed`,
    missing > 0 && ': the server ended the list early.',
    isListUnread && !isAll && ': the list couldn’t be loaded.',
  ]
  const action = { running: 'Cancel', stopped: 'Continue', page: `Check all ${formatCount(total)}`, over: '' }[state]
  return (
    <Inline gap="3" className={bar}>
      {state === 'running' ? (
        <ScanProgress scan={scan} checked={checked} total={total} />
      ) : (
        <Text as="p" size="13" tone="muted" tabular role="status">
          {`${known} ${countOf(all, 'active driver')} checked${rest.filter(Boolean).join('')}`}
        </Text>
      )}
      {rows.length > 0 && (
        <Text as="p" size="13" tone="muted" tabular>
          {listedText(rows)}
        </Text>
      )}
      {failed > 0 && isAll && (
        <Button size="sm" onClick={start}>
          {`Check ${formatCount(failed)} again`}
        </Button>
      )}
      {!isAll && (
        <Button
          size="sm"
          variant={state === 'running' ? 'secondary' : 'primary'}
          onClick={state === 'running' ? stop : start}
        >
          {action}
        </Button>
      )}
    </Inline>
  )
}

/** "150 documents of 115 drivers listed": a driver can have several. */
function listedText(rows: readonly CheckedDriver[]): string {
  const documents = rows.reduce((sum, row) => sum + row.documents.length, 0)
  return `${countOf(documents, 'document')} of ${countOf(rows.length, 'driver')} listed`
}

function ScanProgress({ scan, checked, total }: Omit<ScanBarProps, 'rows'>) {
  const { failed, missing, listed, left } = scan
  const done = checked + failed
  const all = Math.max(scan.total, total)
  const isListing = listed < all && missing === 0
  const words = [
    `${formatCount(isListing ? listed : done)} of ${formatCount(all)}`,
    failed > 0 && `${formatCount(failed)} failed`,
    timeLeft(left),
  ]
  return (
    <ProgressBar
      label={isListing ? 'Reading the list of drivers' : 'Checking drivers'}
      value={isListing ? listed : done}
      max={all}
      text={words.filter(Boolean).join(' · ')}
      className={progress}
    />
  )
}
