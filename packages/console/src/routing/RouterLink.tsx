import type { LinkComponentProps } from '@driver-trust/ui/link'
import { use } from 'react'
import { Link } from 'wouter'
import { NavigationContext } from './navigation.ts'

/** The design system's link within the console: navigates without a reload, and preloads its screen on hover and focus. */
export function RouterLink({ children, ...rest }: LinkComponentProps) {
  const { begin, stop } = usePreparation(rest.href)
  const isOwn =
    rest.href.startsWith('/') && !rest.href.startsWith('//') && rest.target === undefined && rest.download === undefined
  if (!isOwn) return <a {...rest}>{children}</a>
  return (
    <Link {...rest} onPointerEnter={begin} onFocus={begin} onPointerLeave={stop} onBlur={stop}>
      {children}
    </Link>
  )
}

/** Shared by all links: the last one hovered over or focused is the likeliest destination. */
let timer: ReturnType<typeof setTimeout> | undefined

const stop = () => clearTimeout(timer)

/** Preloads a link's target once the link has been hovered over or focused for the preload delay. */
function usePreparation(href: string) {
  const navigation = use(NavigationContext) // missing where an error replaces everything
  const begin = () => {
    stop()
    timer = setTimeout(() => {
      const [path = href] = href.split(/[?#]/)
      navigation?.prepare(path, 'guess')?.catch(() => undefined) // the screen reports its own failures
    }, navigation?.preloadDelay)
  }
  return { begin, stop }
}
