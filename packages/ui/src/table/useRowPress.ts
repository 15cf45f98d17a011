import { useCallback, useLayoutEffect, useRef } from 'react'
import type { TableSelection } from './Column.ts'
import { selectRange } from './selectRange.ts'

/** A press on a row's checkbox; with shift it takes all rows from the one pressed before. */
export type RowPress = (key: string, checked: boolean, isShifted: boolean) => void

/** Always the same function, so that a selection renders only the rows that it changes. */
export function useRowPress<Row>(keys: readonly string[], selection: TableSelection<Row> | undefined): RowPress {
  const shown = useRef({ keys, selection })
  useLayoutEffect(() => {
    shown.current = { keys, selection }
  })
  const lastPressed = useRef<string>(undefined)
  return useCallback((key, checked, isShifted) => {
    const { keys, selection } = shown.current
    const from = isShifted ? lastPressed.current : undefined
    lastPressed.current = key
    selection?.onChange(selectRange(selection.selected, { keys, key, from, checked }))
  }, [])
}
