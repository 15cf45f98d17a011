import '@driver-trust/ui/styles.css'
import { Csp } from '@driver-trust/ui/csp'
import type { ReactNode } from 'react'

// biome-ignore lint/style/noDefaultExport: Next's convention
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Csp>{children}</Csp>
      </body>
    </html>
  )
}
