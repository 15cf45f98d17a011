import type { ComponentType, ReactNode } from 'react'

interface Example {
  shown: ReactNode
  because: string
}

/** A primitive used well or badly, and why. Its page shows it live, with its code as it is written here. */
export function example(shown: ReactNode, because: string): Example {
  return { shown, because }
}

type Several<Item> = readonly [Item, ...Item[]]

interface Playground<Props> {
  args: Partial<Props>
  /** The prop that keeps what the reviewer chooses; `onChange` sets it. */
  holds?: keyof Props & string
  /** What makes it show something, such as a button. */
  beside?: ReactNode
  /** Shown behind a button that opens it. */
  opens?: boolean
  /** A whole page, shown in a frame of its own. */
  isPage?: boolean
}

/** What designers and developers need to know about a primitive, besides its props. The compiler requires every section. */
export interface Guide<Props = never> {
  component: ComponentType<Props>
  /** The stories that show it, if they aren't named after it: what follows "Components/" in their title. */
  shownIn?: string
  /** When to use it, each completing the sentence "Use it …". */
  use: Several<string>
  /** When to use another primitive, and which. */
  instead: Several<readonly [when: string, primitive: string]>
  dos: Several<Example>
  donts: Several<Example>
  /** What each key does, or why it isn't operated. */
  keys: Several<readonly [key: string, what: string]> | string
  accessibility: Several<string>
  playground: Playground<Props>
}

/** A primitive's guide; its props are checked. */
export function guideTo<Props>(component: ComponentType<Props>, words: Omit<Guide<Props>, 'component'>): Guide<Props> {
  return { component, ...words }
}
