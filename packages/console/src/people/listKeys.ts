import type { RefObject } from 'react'
import { useSingleKeys } from '../host/useSingleKeys.ts'

/** The element with the lists, their tabs and their toolbar. */
export const listId = 'people'

/** Moves through a list by single keys: the row cursor is the focus, so Enter follows the row's link by itself. */
export function useListKeys(table: RefObject<HTMLElement | null>): void {
  useSingleKeys({
    '/': () => focusOn(document.querySelector(`#${listId} input[type="search"]`)),
    j: () => move(table.current, 1),
    k: () => move(table.current, -1),
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

const isCurrent = (row: HTMLElement) => row.contains(document.activeElement)

const hasCursor = (table: HTMLElement | null) => rowsOf(table).some(isCurrent)

function rowsOf(table: HTMLElement | null): readonly HTMLElement[] {
  return [...(table?.querySelectorAll<HTMLElement>('tbody tr[data-key]') ?? [])]
}

/** Moves the cursor by a row, or to the first one. */
function move(table: HTMLElement | null, step: number): boolean {
  const rows = rowsOf(table)
  const current = rows.findIndex(isCurrent)
  return focusOn(targetOf(rows[current < 0 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)]))
}

/** What the cursor of a row focuses: its link, or else its first control. */
function targetOf(row: Element | null | undefined): Element | null | undefined {
  return row?.querySelector('th a') ?? row?.querySelector('a, input, button')
}

function focusOn(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false
  target.focus()
  return true
}

function toggle(row: HTMLElement | undefined): boolean {
  const box = row?.querySelector<HTMLElement>('input[type="checkbox"]')
  box?.click()
  return box !== undefined && box !== null
}
