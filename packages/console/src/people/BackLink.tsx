import { ArrowLeftIcon } from '@driver-trust/ui/icon'
import { TextLink } from '@driver-trust/ui/text-link'
import { onPlainClick } from '../routing/plainClick.ts'
import { back } from './listReturn.css.ts'
import type { ListReturn } from './useListReturn.ts'

/** Leads back to the list at its previous scroll position, and says which it is. */
export function BackLink({ to: { href, title, leave } }: { to: ListReturn }) {
  return (
    <TextLink tone="quiet" href={href} className={back} onClick={onPlainClick(leave)}>
      <ArrowLeftIcon size="12" /> <span>{title}</span>
    </TextLink>
  )
}
