import '@driver-trust/ui/theme.css'
import '@driver-trust/ui/button.css'
import '@driver-trust/ui/popover.css'
import { Button } from '@driver-trust/ui/button'
import { Csp } from '@driver-trust/ui/csp'
import { Popover } from '@driver-trust/ui/popover'
import { PortalProvider } from '@driver-trust/ui/portal'
import { Select } from '@driver-trust/ui/select'
import styles from '@driver-trust/ui/styles.css?inline'
import { createRoot } from 'react-dom/client'

const cities = ['Zagreb', 'Split'].map((label) => ({ value: label, label }))

const layered = document.getElementById('layered')
if (layered)
  createRoot(layered).render(
    <Csp>
      <Popover title="Ours" trigger={<Button className="wide">Ours</Button>}>
        In the host's own page
      </Popover>
    </Csp>,
  )

const shadow = document.getElementById('host')?.attachShadow({ mode: 'open' })
if (shadow) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const root = document.createElement('div')
  shadow.append(root)
  createRoot(root).render(
    <Csp>
      <PortalProvider container={shadow}>
        <Button variant="primary">Inside</Button>
        <Select aria-label="City" options={cities} defaultValue="Split" />
      </PortalProvider>
    </Csp>,
  )
}
