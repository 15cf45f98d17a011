import type { LinkComponentProps } from '@driver-trust/ui/link'
import { use } from 'react'
import { Link } from 'wouter'
import { PrepareContext } from './useHeldLocation.ts'

/** An anchor of the design system that navigates without a reload, as long as it stays in the console; pointing at it loads its screen. */
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

/** One for all links: of those that are pointed at and focused, the latest is where somebody is going. */
let timer: ReturnType<typeof setTimeout> | undefined

const stop = () => clearTimeout(timer)

/** Loads what a link leads to once it has been pointed at or focused for a moment (spec, section 9: preload delay). */
function usePreparation(href: string) {
  const { prepare, delay } = use(PrepareContext)
  const begin = () => {
    stop()
    timer = setTimeout(() => {
      const [path = href] = href.split(/[?#]/)
      prepare(path)?.catch(() => undefined) // the screen itself shows what fails
    }, delay)
  }
  return { begin, stop }
}
