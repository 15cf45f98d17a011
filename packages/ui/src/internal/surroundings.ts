'use client'

import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'
import type { Brand } from '../brand/look.ts'
import { english } from '../words/english.ts'

/** What components learn from the providers around them. */
export interface Surroundings {
  /** Undefined is our own. */
  brand: Brand | undefined
  words: Words
  /** Undefined is a plain anchor. */
  link: LinkComponent | undefined
  /** Undefined is the body. */
  container: PortalContainer | undefined
  /** Elements of the shell that a page fills. They exist before the shell is on screen, so that both show at once. */
  shell: { skipLinks?: Element | undefined; pageHead?: Element | undefined }
}

/** The fixed words of the design system; a set with one missing doesn't compile. */
export type Words = typeof english

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement> | undefined
}

export type LinkComponent = ComponentType<LinkComponentProps>

/** Where popups are rendered: an element, or the root of a shadow tree. */
export type PortalContainer = HTMLElement | ShadowRoot

export const SurroundingsContext = createContext<Surroundings>({
  brand: undefined,
  words: english,
  link: undefined,
  container: undefined,
  shell: {},
})

export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext)
}
