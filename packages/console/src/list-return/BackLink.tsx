import { ArrowLeftIcon } from '@driver-trust/ui/icon'
import { TextLink } from '@driver-trust/ui/text-link'
import { back } from './backLink.css.ts'
import type { ListReturn } from './useListReturn.ts'

/** Leads back to the list, scrolled as it was. */
export function BackLink({ to: { href, leave }, children }: { to: ListReturn; children: string }) {
  return (
    <TextLink
      tone="quiet"
      href={href}
      className={back}
      onClick={(event) => {
        const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (!isPlain) return
        event.preventDefault()
        leave()
      }}
    >
      <ArrowLeftIcon size="12" /> {children}
    </TextLink>
  )
}
