'use client'

import { type ComponentProps, type KeyboardEvent, useId } from 'react'

interface TabsState<Value extends string> {
  label: string
  tabs: readonly { value: Value }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

interface TabsProps<Value extends string> {
  list: ComponentProps<'div'>
  tabOf: (value: Value) => ComponentProps<'button'> & { 'data-active': '' | undefined }
  panel: ComponentProps<'div'>
}

/** What makes elements tabs and the panel of the selected one: roles, names, and the keys of the ARIA pattern "tabs". */
export function useTabs<Value extends string>({ label, tabs, value, onChange }: TabsState<Value>): TabsProps<Value> {
  const id = useId()
  const placeOf = (each: Value | undefined) => tabs.findIndex((tab) => tab.value === each)
  const selected = placeOf(value)
  const select = (next: Value) => {
    if (next !== value) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const from = elements.indexOf(event.target as HTMLElement) // a key is pressed in an element
    const to = placeAfter(event.key, { from, isRtl })
    if (to === undefined || from < 0) return
    event.preventDefault()
    const at = to % elements.length
    elements.at(at)?.focus()
    const next = tabs.at(at)
    if (next) select(next.value)
  }
  return {
    list: { role: 'tablist', 'aria-label': label, onKeyDown },
    tabOf: (each) => ({
      type: 'button',
      role: 'tab',
      id: `${id}${placeOf(each)}`,
      'aria-controls': id,
      'aria-selected': each === value,
      'data-active': each === value ? '' : undefined,
      tabIndex: placeOf(each) === Math.max(selected, 0) ? 0 : -1,
      onClick: () => select(each),
    }),
    panel: {
      role: 'tabpanel',
      id,
      tabIndex: 0,
      ...(selected < 0 ? { 'aria-label': label } : { 'aria-labelledby': `${id}${selected}` }),
    },
  }
}

/** The place that a key leads to; negative ones count from the end. */
function placeAfter(key: string, { from, isRtl }: { from: number; isRtl: boolean }): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return -1
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return from + 1
  return key === (isRtl ? 'ArrowRight' : 'ArrowLeft') ? from - 1 : undefined
}
