'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { cx } from '../internal/cx.ts'
import { Reason } from '../internal/Reason.tsx'
import { touchTarget } from '../internal/touchTarget.css.ts'
import { useClientStyle } from '../internal/useClientStyle.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { type ButtonLook, content, label, root, spinner } from './button.css.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonLook['variant']
  size?: ButtonLook['size']
  width?: ButtonLook['width']
  iconStart?: ReactNode
  iconEnd?: ReactNode
  /** While true, the button ignores clicks but keeps its width, name and focus. */
  loading?: boolean | undefined
  /** Why it is disabled: it stays focusable and the reason becomes its description. */
  disabledReason?: string | undefined
}

/** Performs an action; its label is a verb. */
export function Button({
  variant = 'secondary',
  size = 'md',
  width = 'auto',
  iconStart,
  iconEnd,
  loading,
  disabledReason,
  className,
  children,
  ...rest
}: ButtonProps) {
  const { attributes, reason } = useDisabledReason({ ...rest, loading, disabledReason })
  return (
    <>
      <button
        type="button"
        {...rest}
        {...attributes}
        className={cx(root({ variant, size, width }), touchTarget, className)}
      >
        <span className={content}>
          {iconStart}
          <span className={label}>{children}</span>
          {iconEnd}
        </span>
        {loading && <Spinner className={spinner} />}
      </button>
      {reason && <Reason {...reason} />}
    </>
  )
}

type Blockable = Pick<ButtonProps, 'loading' | 'disabledReason' | 'onClick' | 'style' | 'aria-describedby'>

/** Attributes of a button that can be focused but not activated, and the link to its reason. */
export function useDisabledReason({ loading = false, disabledReason, onClick, style, ...rest }: Blockable) {
  const id = useId()
  const anchor = `--reason-${id.replace(/\W/g, '')}`
  const anchored = useClientStyle({ anchorName: anchor })
  const blocked = loading || disabledReason !== undefined
  const attributes = {
    onClick: blocked ? swallow : onClick,
    ...(blocked && { 'aria-disabled': true }),
    ...(loading && { 'aria-busy': true }),
    ...(style && { style }),
  }
  const described = rest['aria-describedby']
  if (disabledReason === undefined)
    return { attributes: { ...attributes, 'aria-describedby': described }, reason: null }
  return {
    attributes: {
      ...attributes,
      'aria-describedby': described ? `${described} ${id}` : id,
      ...((style || anchored) && { style: { ...style, ...anchored } }),
    },
    reason: { id, anchor, children: disabledReason },
  }
}

/** Also keeps a submit button from submitting its form, by any key or pointer. */
function swallow(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
  event.stopPropagation()
}
