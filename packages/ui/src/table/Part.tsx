'use client'

import { type CSSProperties, type ReactNode, useState } from 'react'
import { roles } from './Column.ts'
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
 * Rows of a long group, in a table of their own with the same columns: a browser can leave a block that is out of view
 * for later, but lays out all rows of a table at once.
 */
export function Part({ rows, cols, span, isLater, isEnd }: PartProps) {
  const [waits] = useState(isLater) // a page that returns to its place needs all heights
  return (
    <tr {...roles.layout} className={styles.partRow} data-ends={isEnd ? '' : undefined}>
      <td {...roles.layout} className={styles.partCell} colSpan={span}>
        <div
          ref={drawInTurn}
          className={styles.part}
          style={{ '--rows': rows.length } as CSSProperties}
          data-waits={waits ? '' : undefined}
        >
          <table {...roles.layout} className={styles.partTable}>
            <colgroup>{cols}</colgroup>
            <tbody {...roles.layout} className={styles.body}>
              {rows}
            </tbody>
          </table>
        </div>
      </td>
    </tr>
  )
}

/** How many parts one frame draws, besides those in view. */
const A_FRAME = 15

const waiting = new Set<HTMLElement>()

/** Until it is drawn, a part has no exact height, and assistive technology doesn't find it. */
function drawInTurn(part: HTMLElement | null) {
  if (!part?.hasAttribute('data-waits')) return
  waiting.add(part)
  if (waiting.size === 1) requestAnimationFrame(drawSome)
  return () => void waiting.delete(part)
}

function drawSome() {
  for (const part of [...waiting].slice(0, A_FRAME)) {
    part.removeAttribute('data-waits')
    waiting.delete(part)
  }
  if (waiting.size > 0) requestAnimationFrame(drawSome)
}
