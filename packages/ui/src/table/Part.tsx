'use client'

import { type CSSProperties, type ReactNode, useState } from 'react'
import { asLayout } from './Column.ts'
import * as styles from './table.css.ts'

interface PartProps {
  rows: readonly ReactNode[]
  /** The columns of the table itself, as `col` elements. */
  cols: ReactNode
  span: number
  /** The table was there before these rows. */
  isLater: boolean
  /** No line follows. */
  isEnd: boolean
}

/**
 * Rows of a long group, in a table of their own with the same columns: a browser doesn't draw a block that is out of
 * view, but always lays out all rows of a table.
 */
export function Part({ rows, cols, span, isLater, isEnd }: PartProps) {
  const [waits] = useState(isLater) // with the table all are drawn at once, as a page returns to its place
  return (
    <tr {...asLayout} className={styles.partRow} data-ends={isEnd ? '' : undefined}>
      <td {...asLayout} className={styles.partCell} colSpan={span}>
        <div
          ref={drawOnceSeen}
          className={styles.part}
          style={{ '--rows': rows.length } as CSSProperties}
          data-waits={waits ? '' : undefined}
        >
          <table {...asLayout} className={styles.partTable}>
            <colgroup>{cols}</colgroup>
            <tbody {...asLayout} className={styles.body}>
              {rows}
            </tbody>
          </table>
        </div>
      </td>
    </tr>
  )
}

/** What has come near once stays drawn, so that it keeps its height when its page is left and comes back. */
function drawOnceSeen(part: HTMLElement | null) {
  part?.addEventListener('contentvisibilityautostatechange', (event) => {
    if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) part.removeAttribute('data-waits')
  })
}
