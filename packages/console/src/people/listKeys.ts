import type { RefObject } from 'react'
import { useSingleKeys } from '../host/useSingleKeys.ts'

/** The element with the lists, their tabs and their toolbar. */
export const listId = 'people'

/**
 * Moves through a list by single keys: the row cursor is the focus, so Enter follows the row's link by itself. `start` says
 * where it begins, if not at the first row.
 */
export function useListKeys(table: RefObject<HTMLElement | null>, start: () => number | undefined): void {
  useSingleKeys({
    '/': () => focusOn(document.querySelector(`#${listId} input[type="search"]`)),
    j: () => move(table.current, 1, start()),
    k: () => move(table.current, -1, start()),
    // Arrows scroll the page until a row has the cursor.
    ArrowDown: () => hasCursor(table.current) && move(table.current, 1),
    ArrowUp: () => hasCursor(table.current) && move(table.current, -1),
    x: () => toggle(rowsOf(table.current).find(isCurrent)),
  })
}

/** Moves the focus to the first row, or to whatever comes before the rows. */
export function focusList(): void {
  const first = targetOf(document.querySelector(`#${listId} tbody tr[data-key]`))
  focusOn(first ?? document.querySelector(`#${listId} [role="tab"][aria-selected="true"]`))
}

/** Moves the focus back to a row's control, or to the first selected row. */
export function focusRow(control: Element | null): boolean {
  const isThere = control?.isConnected && control.closest('tr[data-key]') !== null
  return focusOn(isThere ? control : targetOf(document.querySelector(`#${listId} tr[data-selected]`)))
}

/** Moves the cursor to the row with this key, if a row has it. */
export function moveCursorTo(key: string): void {
  const rows = rowsOf(document.getElementById(listId))
  if (rows.some(isCurrent)) focusOn(targetOf(rows.find((row) => row.dataset.key === key)))
}

const isCurrent = (row: HTMLElement) => row.contains(document.activeElement)

const hasCursor = (table: HTMLElement | null) => rowsOf(table).some(isCurrent)

function rowsOf(table: HTMLElement | null): readonly HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>('tbody tr[data-key]') ?? [])]
}

/** Moves the cursor by a row from where it is or starts; otherwise to the first one. */
function move(table: HTMLElement | null, step: 1 | -1, start?: number): boolean {
  const rows = rowsOf(table)
  const current = rows.findIndex(isCurrent)
  const from = current < 0 ? start : current
  const next = step > 0 ? Math.floor((from ?? -1) + 1) : Math.ceil((from ?? 1) - 1)
  return focusOn(targetOf(rows[Math.min(Math.max(next, 0), rows.length - 1)]))
}

/** What the cursor of a row focuses: its link, or else its first control. */
function targetOf(row: Element | null | undefined): Element | null | undefined {
  return row?.querySelector('th a') ?? row?.querySelector('a, input, button')
}

export function focusOn(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false
  target.focus()
  return true
}

function toggle(row: HTMLElement | undefined): boolean {
  const box = row?.querySelector<HTMLElement>('input[type="checkbox"]')
  box?.click()
  return box !== undefined && box !== null
}
