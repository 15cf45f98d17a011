'use client'

import type { ComponentProps, ReactNode } from 'react'
import { distinct } from '../internal/Choice.tsx'
import { cx } from '../internal/cx.ts'
import { useChosenInView } from '../internal/useChosenInView.ts'
import { useTabs } from '../internal/useTabs.ts'
import * as styles from './tabs.css.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  count?: number | undefined
}

interface TabsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** What the tabs are parts of; announced before them. */
  label: string
  tabs: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** Parts of one page, one of which is shown. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, className, children, ...rest } = props
  const shown = distinct('Tabs', tabs)
  const { list, tabOf, panel } = useTabs({ label, tabs: shown, value, onChange })
  const bar = useChosenInView<HTMLDivElement>('[aria-selected="true"]', value)
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.bar}>
        <div {...list} ref={bar} className={styles.list}>
          {shown.map((tab) => (
            <button
              key={tab.value}
              {...tabOf(tab.value)}
              aria-description={tab.count?.toString()}
              className={styles.tab}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span aria-hidden="true" className={styles.count}>
                  {tab.count}
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
      <div {...panel} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
