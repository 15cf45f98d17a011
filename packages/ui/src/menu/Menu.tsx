'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, useId, useRef } from 'react'
import { MoreIcon } from '../icon/icons.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { OptionTick } from '../internal/Choice.tsx'
import { groupLabel, optionNote, optionText, positioner, separator } from '../internal/popup.css.ts'
import { Link } from '../link/LinkProvider.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import * as styles from './menu.css.ts'
import { sheet } from './menu.css.ts'

interface MenuOwnProps {
  align?: 'start' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

export type MenuProps = MenuOwnProps &
  (
    | {
        /** A button of ours, which opens the menu. */ trigger: ReactElement<ComponentProps<'button'>>
        label?: undefined
      }
    | { trigger?: undefined /** Names the three dots that open the menu. */; label: string }
  )

/** Actions behind a button; the most important one is beside the menu if there is room. */
export function Menu({ trigger, label, align = 'end', open, onOpenChange, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(isOpen) => onOpenChange?.(isOpen)} modal={false}>
      <Base.Trigger ref={button} render={trigger ?? <IconButton size="sm" label={label ?? ''} icon={<MoreIcon />} />} />
      <MenuPopup align={align} button={button}>
        {children}
      </MenuPopup>
    </Base.Root>
  )
}

/** Connects a menu with its triggers, wherever they are. Keep it between renders. */
export type MenuHandle<Subject> = Base.Handle<Subject>
export const createMenuHandle = Base.createHandle

export interface MenuTriggerProps<Subject> {
  menu: MenuHandle<Subject>
  /** What the menu is about when it is opened here. */
  subject: Subject
  /** Names the three dots. */
  label: string
}

/** Three dots that open a {@link SharedMenu}. */
export function MenuTrigger<Subject>({ menu, subject, label }: MenuTriggerProps<Subject>) {
  return (
    <Base.Trigger handle={menu} payload={subject} render={<IconButton size="sm" label={label} icon={<MoreIcon />} />} />
  )
}

export interface SharedMenuProps<Subject> {
  menu: MenuHandle<Subject>
  children: (subject: Subject) => ReactNode
}

/** One menu for many triggers, such as those of a table's rows: a menu for each would make every row several times as expensive. */
export function SharedMenu<Subject>({ menu, children }: SharedMenuProps<Subject>) {
  return (
    <Base.Root handle={menu} modal={false}>
      {({ payload }) => <MenuPopup align="end">{payload !== undefined && children(payload)}</MenuPopup>}
    </Base.Root>
  )
}

interface MenuPopupProps extends Pick<MenuOwnProps, 'align' | 'children'> {
  /** A shared menu has many: it opens where the focus is. */
  button?: RefObject<HTMLButtonElement | null>
}

function MenuPopup({ align, button, children }: MenuPopupProps) {
  return (
    <Base.Portal {...usePortal(button)}>
      <Base.Positioner align={align} sideOffset={4} className={positioner}>
        <Base.Popup className={sheet}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

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
    <Base.Item
      {...off}
      label={children}
      closeOnClick={!isOff}
      onClick={isOff ? undefined : onSelect}
      data-tone={tone}
      className={styles.item}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span>{children}</span>
        {isOff && (
          <span id={reasonId} aria-hidden="true" className={optionNote}>
            {disabledReason}
          </span>
        )}
      </span>
    </Base.Item>
  )
}

export interface MenuLinkProps {
  href: string
  icon?: ReactNode
  children: string
}

/** A place to go to: a real link. */
export function MenuLink({ href, icon, children }: MenuLinkProps) {
  return (
    <Base.LinkItem closeOnClick label={children} className={styles.item} render={<Link href={href} />}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={optionText}>{children}</span>
    </Base.LinkItem>
  )
}

export interface MenuRadioGroupProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
}

/** A choice that takes effect at once, such as the theme; the menu stays open. */
export function MenuRadioGroup<Value extends string>({ label, value, onChange, options }: MenuRadioGroupProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.GroupLabel className={groupLabel}>{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} label={option.label} className={styles.item}>
          {option.icon && <span className={styles.icon}>{option.icon}</span>}
          <span className={optionText}>{option.label}</span>
          <OptionTick />
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

/** Separates ordinary actions from dangerous ones. */
export function MenuSeparator() {
  return <Base.Separator className={separator} />
}

/** A line that says whose menu it is. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className={groupLabel}>{children}</div>
}
