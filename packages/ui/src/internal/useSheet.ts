'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
} from 'react'
import { startingWith, useTypeAhead } from './useTypeAhead.ts'

/** Where a sheet is open. */
export interface SheetPlace {
  button: HTMLButtonElement
  /** Which line has the focus at once if none is selected: with a pointer it is the sheet itself. */
  focus?: 'first' | 'last' | undefined
}

interface SheetOptions {
  ref: RefObject<HTMLDivElement | null>
  /** Undefined while it is closed. Keep the object while it is open. */
  place: SheetPlace | undefined
  /** A selector of its lines. */
  items: string
  /** A press on a line; `leave` closes the sheet and returns the focus. */
  onItem: (item: HTMLElement, leave: () => void) => void
  onClose: () => void
}

/** What a key does to a closed sheet's button. */
export const openingKeys: Readonly<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' }

/**
 * A popover of the browser beside its button, whose lines take the focus: by arrows, Home, End and letters, or under the
 * pointer. Escape and Tab leave it.
 */
export function useSheet({ ref, place, items, onItem, onClose }: SheetOptions): ComponentProps<'div'> {
  const typeAhead = useTypeAhead()
  useLayoutEffect(() => {
    const sheet = ref.current
    if (!place || !sheet) return undefined
    const { button, focus } = place
    sheet.showPopover({ source: button })
    const lines = [...sheet.querySelectorAll<HTMLElement>(items)]
    const selected = lines.find(({ ariaSelected }) => ariaSelected === 'true')
    selected?.scrollIntoView({ block: 'nearest' })
    const end = focus && lines.at(focus === 'first' ? 0 : -1)
    ;(selected ?? end ?? sheet).focus({ preventScroll: true })
    button.ariaExpanded = 'true'
    return () => {
      button.ariaExpanded = 'false'
      sheet.hidePopover()
    }
  }, [ref, place, items])
  const leave = () => {
    place?.button.focus({ preventScroll: true })
    onClose()
  }
  const itemAt = ({ target }: Pick<MouseEvent, 'target'>) => (target as Element).closest<HTMLElement>(items) // of an element's event
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const lines = [...currentTarget.querySelectorAll<HTMLElement>(items)]
    const at = lines.findIndex((line) => line.matches(':focus'))
    const goTo = placeAfter(key, at)
    const named = startingWith(typeAhead(event), { texts: lines.map(({ textContent }) => textContent), at })
    if (key === 'Escape' || key === 'Tab') leave()
    else if (goTo !== undefined) lines.at(goTo % lines.length)?.focus()
    else if (named >= 0) lines[named]?.focus()
    else if (key === ' ' || (key === 'Enter' && !lines[at]?.matches('a, button')))
      lines[at]?.click() // what the browser doesn't do by itself
    else return
    if (key !== 'Tab') event.preventDefault()
    event.stopPropagation() // Escape closes one thing at a time
  }
  /** The pointer and the keys mark the same line. */
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const line = itemAt(event)
    if (!line?.matches(':focus')) (line ?? event.currentTarget).focus({ preventScroll: true })
  }
  return {
    ref,
    popover: 'auto',
    tabIndex: -1,
    onToggle: ({ newState }) => newState === 'closed' && onClose(),
    onKeyDown,
    onPointerMove,
    onPointerLeave: (event) => event.currentTarget.focus({ preventScroll: true }),
    onClick: (event) => {
      const item = itemAt(event)
      if (item?.role === 'option') event.preventDefault() // a label around it would open it again
      if (item) onItem(item, leave)
    },
  }
}

/** Where a key leads from a line, or from the sheet itself: -1. */
function placeAfter(key: string, at: number): number | undefined {
  if (key === 'ArrowDown') return at + 1
  if (key === 'ArrowUp') return Math.max(at, 0) - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : undefined
}
