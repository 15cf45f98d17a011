import { type RefObject, useEffect } from 'react'
import { isTyping, useHelpKey } from '../../../shell/useHelpKey.ts'

/** The element with the lists, their tabs and their toolbar. */
export const listId = 'people'

/**
 * Moves through a list by single keys: the row cursor is the focus, so Enter follows the row's link by itself. Off
 * together with the other single keys (WCAG 2.1.4).
 */
export function useListKeys(table: RefObject<HTMLElement | null>): void {
  const { isOn } = useHelpKey()
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      if (operate(event.key, table.current)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, table])
}

/** Moves the focus to the first row, or to whatever comes before the rows. */
export function focusList(): void {
  const first = targetOf(document.querySelector(`#${listId} tbody tr[data-key]`))
  focusOn(first ?? document.querySelector(`#${listId} [role="tab"][aria-selected="true"]`))
}

/** True if the key did something. */
function operate(key: string, table: HTMLElement | null): boolean {
  if (key === '/') return focusOn(document.querySelector(`#${listId} input[type="search"]`))
  const rows = [...(table?.querySelectorAll<HTMLElement>('tbody tr[data-key]') ?? [])]
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  if (key === 'x') return toggle(rows[current])
  const step = STEPS[key]
  const isArrow = key.startsWith('Arrow')
  if (step === undefined || (isArrow && current < 0)) return false // arrows scroll the page until a row has the cursor
  const next = rows[current < 0 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)]
  return focusOn(targetOf(next))
}

/** What the cursor of a row focuses: its link, or else its first control. */
function targetOf(row: Element | null | undefined): Element | null | undefined {
  return row?.querySelector('th a') ?? row?.querySelector('a, input, button')
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

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
