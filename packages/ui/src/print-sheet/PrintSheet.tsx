import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { onScreen, root, screenOnly } from './printSheet.css.ts'

interface PrintSheetProps extends ComponentProps<'div'> {
  /** Also shows it on screen, as a sheet of paper. */
  isPreview?: boolean | undefined
}

/** Printed in place of the page: black on white, always light. Wrap the page in ScreenOnly. */
export function PrintSheet({ isPreview, className, ...rest }: PrintSheetProps) {
  return <div data-theme="light" {...rest} className={cx(root, isPreview && onScreen, className)} />
}

/** Omitted on paper. */
export function ScreenOnly({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(screenOnly, className)} />
}
