import { Csp } from '@driver-trust/ui/csp'
import { Depot } from './Depot.tsx'

export function Page() {
  return (
    <html lang="en">
      <head>
        <title>Depot</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Csp>
          <Depot />
        </Csp>
      </body>
    </html>
  )
}
