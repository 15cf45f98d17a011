import '@driver-trust/ui/reset.css'
import '@driver-trust/ui/theme'
import { createEnvironment, logUnknownWords } from '@driver-trust/domain/environment'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createAppearance } from './host/appearance.ts'
import { createMemory } from './host/createMemory.ts'
import { API_HOST, BASE, HOST_SETTINGS, RELEASE, TELEMETRY, TRACES } from './host/product.ts'
import { storageKeys } from './host/storageKeys.ts'
import { unopenedNotice } from './host/unopenedNotice.tsx'
import { hideLinkToken } from './routing/linkTokens.ts'
import { newTrace, openSink } from './telemetry/openSink.ts'
import './host/unstarted.css.ts'

// Runs first: no request may carry the token of an e-mailed link.
const memory = createMemory(() => window.localStorage, { storageEvents: window })
hideLinkToken(memory, window)

const appearance = createAppearance({
  storage: () => window.localStorage,
  key: storageKeys.theme,
  root: document.documentElement,
})
const container = document.getElementById('root')
if (!container) throw new Error('The page has no element with the id "root": index.html must hold one.')

const unopened = unopenedNotice({ isSecure: isSecureContext, base: BASE, path: window.location.pathname })
createRoot(container).render(<StrictMode>{unopened ?? openConsole()}</StrictMode>)

function openConsole() {
  const sink = openSink(TELEMETRY, RELEASE ?? 'unnamed')
  const environment = createEnvironment({ host: API_HOST, sink, newTrace: TRACES ? newTrace : undefined })
  logUnknownWords(environment.log)
  // A page restored from the back/forward cache after a sign-out, or after another user's sign-in, must not be seen again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) environment.session.resume()
  })
  const drafts = createMemory(() => window.sessionStorage)
  const reload = () => window.location.reload()
  const host = { ...HOST_SETTINGS, appearance, memory, drafts, reload }
  return <App {...host} environment={environment} location={{ base: BASE }} />
}
