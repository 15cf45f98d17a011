'use client'

import { type DOMAttributes, useCallback, useLayoutEffect, useRef } from 'react'
import type { TableSelection } from './Column.ts'

/** The header's checkbox, for all rows of the page. */
export interface SelectAll {
  label: string
  state: 'all' | 'some' | 'none'
  /** There is no row yet. */
  isDisabled: boolean
  onChange: (checked: boolean) => void
}

/** Undefined without a selection; keeps what is selected on other pages. */
export function selectAllOf<Row>(
  keys: readonly string[],
  selection: TableSelection<Row> | undefined,
  label: string,
): SelectAll | undefined {
  if (!selection) return undefined
  const { selected, onChange } = selection
  const count = keys.filter((key) => selected.has(key)).length
  const isAll = count > 0 && count === keys.length
  const some = count > 0 ? 'some' : 'none'
  return {
    label,
    state: isAll ? 'all' : some,
    isDisabled: keys.length === 0,
    onChange: (checked: boolean) => {
      const page = new Set(keys)
      const others = [...selected].filter((key) => !page.has(key))
      onChange(new Set(checked ? [...others, ...keys] : others))
    },
  }
}

/** Milliseconds after which a touch that stays in place is a long press, as phones have it. */
const LONG_PRESS = 500

/** A long press on a row toggles its selection, where checkboxes are out of sight. */
export function useLongPress<Row>(selection: TableSelection<Row> | undefined): DOMAttributes<HTMLElement> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLong = useRef(false)
  if (!selection) return {}
  const end = () => clearTimeout(timer.current)
  return {
    onPointerDown: ({ pointerType, target }) => {
      end()
      isLong.current = false
      const row = pointerType === 'touch' && target instanceof Element && target.closest('[data-key]')
      if (!(row instanceof HTMLElement)) return
      timer.current = setTimeout(() => {
        if (!row.isConnected) return // the list has changed under the finger
        isLong.current = true
        const next = new Set(selection.selected)
        if (!next.delete(row.dataset.key ?? '')) next.add(row.dataset.key ?? '')
        selection.onChange(next)
      }, LONG_PRESS)
    },
    onPointerMove: ({ movementX, movementY }) => {
      if (Math.abs(movementX) + Math.abs(movementY) > 2) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event) => {
      if (isLong.current) event.preventDefault() // the browser's own menu of a link
    },
    onClickCapture: (event) => {
      if (!isLong.current) return
      isLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

export function isShifted(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey // React fires a checkbox's change from its click
}

/** A click on a row's checkbox; with shift it applies to all rows from the one clicked before. */
export type RowPress = (key: string, checked: boolean, isShifted: boolean) => void

/** Always the same function, so that a selection only re-renders the rows it changes. */
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

interface SelectionChange {
  /** All keys of the page in display order. */
  keys: readonly string[]
  key: string
  /** The start of a range: the key clicked before, if shift is held. */
  from?: string | undefined
  checked: boolean
}

/** The selection after a click on one row: with `from`, all rows between the two get the clicked row's state. */
export function selectRange(selected: ReadonlySet<string>, { keys, key, from, checked }: SelectionChange): Set<string> {
  const next = new Set(selected)
  for (const each of between(keys, from ?? key, key)) {
    if (checked) next.add(each)
    else next.delete(each)
  }
  return next
}

function between(keys: readonly string[], from: string, to: string): readonly string[] {
  const ends = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b) as [number, number] // two in, two out
  return ends[0] < 0 ? [to] : keys.slice(ends[0], ends[1] + 1)
}
