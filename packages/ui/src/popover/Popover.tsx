'use client'

import {
  type ComponentProps,
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../internal/cx.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { sheet, title as titleStyle } from './popover.css.ts'

interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names the popover. */
  title: string
  /** A button of ours, which opens it. */
  trigger: ReactElement<ComponentProps<'button'>>
  align?: 'start' | 'center' | 'end' | undefined
}

/** Something to read or set beside its button; the page stays usable. */
export function Popover({ title, trigger, align = 'start', ...rest }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        popoverTarget: id, // a press here isn't one outside the popover
        onClick(event) {
          event.preventDefault() // the browser would open or close it too
          setIsOpen(!isOpen)
        },
      })}
      {isOpen && (
        <Shown {...rest} id={id} title={title} button={button} align={align} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

interface ShownProps extends Pick<PopoverProps, 'title' | 'align'>, Omit<ComponentProps<'div'>, 'title'> {
  button: { readonly current: HTMLButtonElement | null }
  onClose: () => void
}

/** A popover of the browser: Escape, a press outside and the focus somewhere else close it. */
function Shown({ title, button, align, onClose, className, children, ref, ...rest }: ShownProps) {
  const titleId = useId()
  const own = useRef<HTMLDivElement>(null)
  const merged = useMergedRefs(own, ref)
  useLayoutEffect(() => {
    const popover = own.current
    if (!popover || !button.current) return undefined
    popover.showPopover({ source: button.current })
    ;(popover.querySelector<HTMLElement>(FIRST) ?? popover).focus({ preventScroll: true })
    return () => popover.hidePopover()
  }, [button])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation() // Escape closes one thing at a time
    button.current?.focus({ preventScroll: true })
    onClose()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isInside = !relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget === button.current
    if (!isInside) onClose()
  }
  return (
    <div
      {...rest}
      ref={merged}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-align={align}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className={cx(sheet, className)}
    >
      <h2 id={titleId} className={titleStyle}>
        {title}
      </h2>
      {children}
    </div>
  )
}

/** What takes the focus at once. */
const FIRST = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'
