'use client'

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'

/** Reused rows stay in their places: when another takes the place of the one that has the focus, the focus follows, if that is still there. */
export function useFocusWithRow(body: RefObject<HTMLElement | null>) {
  const focused = useRef<{ control: HTMLElement; key: string; place: number }>(undefined)
  useLayoutEffect(() => {
    if (!focused.current) return
    const { control, key, place } = focused.current
    const row = control.isConnected ? control.closest('tr') : undefined
    if (row?.dataset.key === key || document.activeElement !== (row ? control : document.body)) return
    const own = body.current?.querySelector(`tr[data-key="${CSS.escape(key)}"]`)
    const same = own?.querySelectorAll<HTMLElement>(CONTROLS)[place]
    if (same) same.focus({ preventScroll: true })
    else focused.current = row ? { control, key: row.dataset.key ?? '', place } : undefined
  })
  return ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('tr[data-key]')
    const place = row ? [...row.querySelectorAll(CONTROLS)].indexOf(target) : -1
    focused.current = row ? { control: target, key: row.dataset.key ?? '', place } : undefined
  }
}
