'use client'

import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement> | undefined
}

export type LinkComponent = ComponentType<LinkComponentProps>

const LinkContext = createContext<LinkComponent>(PlainLink)

export interface LinkProviderProps {
  /** Renders every link of the design system; pass the router's link. */
  component: LinkComponent
  children: ReactNode
}

/** Tells all links inside it how to navigate; without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** An unstyled link, navigated by the LinkProvider above it. */
export function Link(props: LinkComponentProps) {
  const Component = useContext(LinkContext)
  return <Component {...props} />
}

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>
}
