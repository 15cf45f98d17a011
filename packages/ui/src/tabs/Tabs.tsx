'use client'

import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ComponentProps, ReactNode } from 'react'
import { distinct } from '../internal/Choice.tsx'
import { cx } from '../internal/cx.ts'
import { useDirection } from '../internal/useMedia.ts'
import * as styles from './tabs.css.ts'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  count?: number | undefined
}

export interface TabsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** What the tabs are parts of; announced before them. */
  label: string
  tabs: readonly TabItem<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Shown on the same line as the tabs, for things that apply to all of them. */
  end?: ReactNode
  /** The content of the selected tab. */
  children: ReactNode
}

/** Parts of one page, one of which is shown. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  end,
  className,
  children,
  ...rest
}: TabsProps<Value>) {
  return (
    <DirectionProvider direction={useDirection()}>
      <Base.Root
        {...rest}
        value={value}
        onValueChange={(next: Value) => onChange(next)}
        className={cx(styles.root, className)}
      >
        <div className={styles.bar}>
          <Base.List aria-label={label} activateOnFocus className={styles.list}>
            {distinct('Tabs', tabs).map((tab) => (
              <Base.Tab
                key={tab.value}
                value={tab.value}
                aria-description={tab.count?.toString()}
                className={styles.tab}
              >
                {tab.label}
                {tab.count !== undefined && (
                  <span aria-hidden="true" className={styles.count}>
                    {tab.count}
                  </span>
                )}
              </Base.Tab>
            ))}
          </Base.List>
          {end && <div className={styles.end}>{end}</div>}
        </div>
        <Base.Panel value={value} className={styles.panel}>
          {children}
        </Base.Panel>
      </Base.Root>
    </DirectionProvider>
  )
}
