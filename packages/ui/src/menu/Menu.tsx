'use client'

import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { MoreIcon } from '../icon/icons.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { OptionTick } from '../internal/Choice.tsx'
import { groupLabel, optionNote, optionText, separator } from '../internal/popup.css.ts'
import { openingKeys, type SheetPlace, useSheet } from '../internal/useSheet.ts'
import { Link } from '../link/LinkProvider.tsx'
import * as styles from './menu.css.ts'

interface MenuProps {
  /** A button of ours, which opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>
  align?: 'start' | 'end' | undefined
  children: ReactNode
}

/** Actions behind a button; the most important one is beside the menu if there is room. */
export function Menu({ trigger, align, children }: MenuProps) {
  const [menu] = useState(() => createMenuHandle<undefined>())
  return (
    <>
      {cloneElement(trigger, triggerOf(menu, undefined))}
      <SharedMenu menu={menu} align={align}>
        {() => children}
      </SharedMenu>
    </>
  )
}

/** Connects a menu with its triggers, wherever they are. Keep it between renders. */
export interface MenuHandle<Subject> {
  readonly id: string
  /** Where it is open, and what about. */
  read: () => Opened<Subject> | undefined
  subscribe: (listener: () => void) => () => void
  open: (at: Opened<Subject>) => void
  close: () => void
}

interface Opened<Subject> extends SheetPlace {
  subject: Subject
}

let count = 0

export function createMenuHandle<Subject>(): MenuHandle<Subject> {
  const listeners = new Set<() => void>()
  let opened: Opened<Subject> | undefined
  const set = (next: Opened<Subject> | undefined) => {
    opened = next
    for (const listener of listeners) listener()
  }
  count += 1
  return {
    id: `menu-${count}`,
    read: () => opened,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open: set,
    close: () => set(undefined),
  }
}

interface MenuTriggerProps<Subject> {
  menu: MenuHandle<Subject>
  /** What the menu is about when it is opened here. */
  subject: Subject
  /** Names the three dots. */
  label: string
}

const threeDots = <MoreIcon />

/** Three dots that open a {@link SharedMenu}. */
export function MenuTrigger<Subject>({ menu, subject, label }: MenuTriggerProps<Subject>) {
  return <IconButton size="sm" label={label} icon={threeDots} {...triggerOf(menu, subject)} />
}

function triggerOf<Subject>(menu: MenuHandle<Subject>, subject: Subject): ComponentProps<'button'> {
  return {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    popoverTarget: menu.id, // a press here isn't one outside the menu
    onClick(event) {
      event.preventDefault() // the browser would open or close it too
      const button = event.currentTarget
      const isOpen = menu.read()?.button === button
      const isByKey = event.detail === 0
      if (isOpen) menu.close()
      else menu.open({ button, subject, focus: isByKey ? 'first' : undefined })
    },
    onKeyDown(event) {
      const focus = openingKeys[event.key]
      if (!focus) return
      event.preventDefault()
      menu.open({ button: event.currentTarget, subject, focus })
    },
  }
}

interface SharedMenuProps<Subject> {
  menu: MenuHandle<Subject>
  align?: 'start' | 'end' | undefined
  children: (subject: Subject) => ReactNode
}

/** One menu for many triggers, such as those of a table's rows: a menu for each would make every row several times as expensive. */
export function SharedMenu<Subject>({ menu, align = 'end', children }: SharedMenuProps<Subject>) {
  const opened = useSyncExternalStore(menu.subscribe, menu.read, menu.read)
  const ref = useRef<HTMLDivElement>(null)
  const sheet = useSheet({
    ref,
    place: opened,
    items: '[role^="menuitem"]',
    onItem: (item, leave) => !item.matches(STAYING) && leave(),
    onClose: menu.close,
  })
  if (!opened) return null
  const { button, subject } = opened
  return (
    <div
      {...sheet}
      id={menu.id}
      role="menu"
      aria-label={button.ariaLabel ?? button.textContent}
      data-align={align}
      className={styles.sheet}
    >
      {children(subject)}
    </div>
  )
}

/** Items that leave the menu open. */
const STAYING = '[aria-disabled="true"], [role="menuitemradio"]'

export interface MenuItemProps {
  icon?: ReactNode
  /** `error` for what can't be undone. */
  tone?: 'default' | 'error' | undefined
  onSelect?: (() => void) | undefined
  /** Why it is disabled: it stays focusable, and the reason below it is its description. */
  disabledReason?: string | undefined
  children: string
}

/** One action. */
export function MenuItem({ icon, tone = 'default', onSelect, disabledReason, children }: MenuItemProps) {
  const reasonId = useId()
  const isOff = disabledReason !== undefined
  const off = isOff ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {}
  return (
    <button
      {...off}
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={isOff ? undefined : onSelect}
      data-tone={tone}
      className={styles.item}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={optionText}>
        {children}
        {isOff && (
          <span id={reasonId} aria-hidden="true" className={optionNote}>
            {disabledReason}
          </span>
        )}
      </span>
    </button>
  )
}

interface MenuLinkProps {
  href: string
  icon?: ReactNode
  children: string
}

/** A place to go to: a real link. */
export function MenuLink({ href, icon, children }: MenuLinkProps) {
  return (
    <Link href={href} role="menuitem" tabIndex={-1} className={styles.item}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={optionText}>{children}</span>
    </Link>
  )
}

interface MenuRadioGroupProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}

/** A choice that takes effect at once, such as the theme; the menu stays open. */
export function MenuRadioGroup<Value extends string>({ label, value, onChange, options }: MenuRadioGroupProps<Value>) {
  const labelId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={groupLabel}>
        {label}
      </div>
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={isChosen}
            data-checked={isChosen ? '' : undefined}
            onClick={() => onChange(option.value)}
            className={styles.item}
          >
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            <span className={optionText}>{option.label}</span>
            <OptionTick />
          </button>
        )
      })}
    </div>
  )
}

/** Separates ordinary actions from dangerous ones. */
export function MenuSeparator() {
  return <hr className={separator} />
}

/** A line that says whose menu it is. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className={groupLabel}>{children}</div>
}
