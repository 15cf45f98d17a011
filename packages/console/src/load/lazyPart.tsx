import { type ComponentType, createElement, type FunctionComponent, Suspense, useState } from 'react'
import { type LazyScreen, lazyScreen } from './lazyScreen.tsx'
import { PartBoundary } from './PartBoundary.tsx'

/** The prop with which a dialog is closed. */
interface Closable {
  open?: boolean | undefined | string
}

/**
 * A part of the page, mostly a dialog, whose code loads when it is first rendered. If that fails, the rest of the page keeps what the
 * user typed, and the error shows over it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> & Pick<LazyScreen<Props>, 'withCode'> {
  const { component, withCode, isLoaded } = lazyScreen(load)
  const LazyPart = (props: Props) => {
    const [first] = useState(() => component) // after a hot reload there is another, which would be mounted anew
    const isClosed = (props as Closable).open === false // dialogs with an `open` prop close through it
    return (
      <PartBoundary isClosed={isClosed} isLoaded={isLoaded()}>
        <Suspense fallback={null}>{createElement(first, props)}</Suspense>
      </PartBoundary>
    )
  }
  return Object.assign(LazyPart, { withCode })
}
