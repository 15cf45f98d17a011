import { TextLink } from '@driver-trust/ui/text-link'
import type { ReactNode } from 'react'
import { PRODUCT } from './product.ts'
import { notice as noticeStyle } from './unstarted.css.ts'

interface Served {
  isSecure: boolean
  /** Path that the console was configured for; '' is the root. Some hosts serve it in any case of letters. */
  base: string
  /** Path of the page. */
  path: string
}

/** Why the console can't open here, shown in its place; undefined if it can. */
export function unopenedNotice({ isSecure, base, path }: Served): ReactNode {
  // Over plain HTTP tokens aren't safe, and browsers have no Web Locks.
  if (!isSecure) return notice('needs a secure connection: open it at an address that starts with https://.')
  if (`${path}/`.toLowerCase().startsWith(`${base}/`.toLowerCase())) return undefined
  return notice(
    <>
      is set up under <TextLink href={`${base}/`}>{base}/</TextLink>, and this address is outside it.
    </>,
  )
}

function notice(content: ReactNode) {
  return (
    <main className={noticeStyle}>
      <p>
        {PRODUCT} {content}
      </p>
    </main>
  )
}
