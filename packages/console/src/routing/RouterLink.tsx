import type { LinkComponentProps } from '@driver-trust/ui/link'
import { type MouseEvent, use } from 'react'
import { useRouter } from 'wouter'
import { isPlainClick } from './plainClick.ts'
import { NavigationContext } from './useNavigation.ts'

interface RouterLinkProps extends LinkComponentProps {
  /** What the next page finds in the history's state; a getter in it is read on click. */
  state?: object
}

/**
 * The design system's link within the console: navigates without a reload, and preloads its screen on hover and focus.
 * Unlike the router's own it doesn't subscribe to the address, so the links of a list aren't re-rendered by its filters.
 */
export function RouterLink({ state, onClick, children, ...rest }: RouterLinkProps) {
  const { base, hrefs } = useRouter()
  const navigation = use(NavigationContext) // missing when an error replaces the whole page: the link then loads its page
  const { href } = rest
  const isOwn =
    href.startsWith('/') && !href.startsWith('//') && rest.target === undefined && rest.download === undefined
  const prepare = () => {
    stop()
    timer = setTimeout(() => {
      const [path = href] = href.split(/[?#]/)
      navigation?.prepare(path, 'guess')?.catch(() => undefined) // the screen reports its own failures
    }, navigation?.preloadDelay)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!navigation || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    navigation.navigate(href, state && { state: { ...state } })
  }
  const own = {
    href: hrefs(base + href),
    onClick: follow,
    onPointerEnter: prepare,
    onFocus: prepare,
    onPointerLeave: stop,
    onBlur: stop,
  }
  return (
    <a {...rest} {...(isOwn ? own : { onClick })}>
      {children}
    </a>
  )
}

/** Shared by all links: the last one hovered over or focused is the likeliest destination. */
let timer: ReturnType<typeof setTimeout> | undefined

const stop = () => clearTimeout(timer)
