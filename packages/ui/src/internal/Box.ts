import type { HTMLAttributes, ReactNode, Ref } from 'react'

/** Elements that only group: the choices for `as` in a layout primitive. */
type GroupElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'nav'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'form'
  | 'fieldset'
  | 'span'

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: GroupElement | undefined
  children?: ReactNode
  ref?: Ref<HTMLElement> | undefined
}
