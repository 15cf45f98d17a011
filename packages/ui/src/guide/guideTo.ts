import { type ComponentProps, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Opened } from './Stateful.tsx'

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

/** What designers and developers need to know about a primitive, besides its props. */
export interface Guide<Props = never> {
  component: ComponentType<Props>
  /** The stories that show it, if they aren't named after it: what follows "Components/" in their title. */
  shownIn?: string
  /** When to use it, each completing the sentence "Use it …". */
  use: Several<string>
  /** When to use another primitive, and which. */
  instead: Several<readonly [when: string, primitive: string]>
  dos: readonly Example[]
  donts: readonly Example[]
  /** What each key does, or why it isn't operated. */
  keys: Several<readonly [key: string, what: string]> | string
  accessibility: Several<string>
  playground: Playground<Props>
}

/** A guide as it is written: the compiler requires every section. */
interface WrittenGuide<Props> extends Pick<Guide<Props>, 'shownIn' | 'use' | 'instead' | 'accessibility'> {
  dos: Example | Several<Example>
  donts: Example | Several<Example>
  /** By default it is read, not operated. */
  keys?: Guide<Props>['keys']
  /** By default it has the props that the first example gives the primitive. */
  playground?: Playground<Props>
}

/** A primitive's guide; its props are checked. */
export function guideTo<Props>(component: ComponentType<Props>, written: WrittenGuide<Props>): Guide<Props> {
  const dos = [written.dos].flat()
  return {
    component,
    keys: 'It is read, not operated.',
    playground: playgroundOf(component, dos[0]?.shown),
    ...written,
    dos,
    donts: [written.donts].flat(),
  }
}

function playgroundOf<Props>(component: ComponentType<Props>, shown: ReactNode): Playground<Props> {
  if (!isValidElement<Props>(shown)) return { args: {} }
  if (isOpened(shown))
    return {
      ...playgroundOf(
        component,
        shown.props.children(false, () => undefined),
      ),
      opens: true,
    }
  return { args: shown.type === component ? shown.props : {} }
}

function isOpened(shown: ReactElement): shown is ReactElement<ComponentProps<typeof Opened>> {
  return shown.type === Opened
}
